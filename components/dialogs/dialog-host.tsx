import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import type { DialogControl } from "@/components/ui/use-modal";
import { closeDialog, overlayStore, type DialogName } from "@/lib/dialogs/dialogs";
import { loadLazyMessages } from "@/lib/i18n/locale-store";
import { notify } from "@/lib/notifications/notifications";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { useStore } from "@/lib/platform/use-store";
import { LeaveDialog } from "./leave-dialog";
import { LogoutDialog } from "./logout-dialog";

const dialogs: Record<DialogName, ComponentType<DialogControl>> = {
  logout: LogoutDialog,
  installationGuide: lazyDialog(() =>
    import("./installation-guide-dialog").then((module) => module.InstallationGuideDialog),
  ),
  cookies: lazyDialog(() => import("./cookies/cookie-dialog").then((module) => module.CookieDialog)),
  showCard: lazyDialog(() =>
    import("@/components/membership-card/show-card/show-card-dialog").then((module) => module.ShowCardDialog),
  ),
};

/** Renders the open app-wide dialog, and above it the question whether to leave. */
export function DialogHost() {
  const { dialog } = useStore(overlayStore);
  return (
    <>
      {Object.entries(dialogs).map(([name, AppDialog]) => (
        <AppDialog key={name} open={dialog === name} onClose={closeDialog} />
      ))}
      <LeaveDialog />
    </>
  );
}

/** A dialog that loads with its texts on first opening. A failed load shows an error. */
function lazyDialog(load: () => Promise<ComponentType<DialogControl>>): ComponentType<DialogControl> {
  const loadWithTexts = async () => {
    const [Dialog] = await Promise.all([startInOwnTask(load), startInOwnTask(loadLazyMessages)]);
    return { Dialog };
  };
  return function LazyDialog({ open, onClose }) {
    const t = useTranslations("errors");
    const onLoadFailed = () => {
      onClose();
      notify(t("notLoaded"), "error");
    };
    const Dialog = useLoadedWhen(open, loadWithTexts, onLoadFailed)?.Dialog;
    return Dialog ? <Dialog open={open} onClose={onClose} /> : null;
  };
}
