import type { ComponentType } from "react";
import { useLoadedOrClosed } from "@/components/notifications/use-loaded-or-closed";
import type { DialogControl } from "@/components/ui/use-modal";
import { closeDialog, overlayStore, type DialogName } from "@/lib/dialogs/dialogs";
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

/** A dialog that loads on first opening. A failed load shows an error. */
function lazyDialog(load: () => Promise<ComponentType<DialogControl>>): ComponentType<DialogControl> {
  return function LazyDialog({ open, onClose }) {
    const Dialog = useLoadedOrClosed(open, load, onClose);
    return Dialog ? <Dialog open={open} onClose={onClose} /> : null;
  };
}
