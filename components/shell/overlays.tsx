import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { closeOverlays, overlayStore } from "@/lib/dialogs/dialogs";
import { withLazyMessages } from "@/lib/i18n/locale-store";
import { confirmNavigation, stayHere } from "@/lib/navigation/leave-guard";
import { notify } from "@/lib/notifications/notifications";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { useStore } from "@/lib/platform/use-store";
import { whenIdle } from "@/lib/platform/when-idle";
import { useConfig } from "@/lib/queries/config-query";

const loadDrawer = () => import("./navigation-drawer");
const loadDialogs = () => withLazyMessages(() => import("@/components/dialogs/dialog-host"));
const loadConsent = () => import("@/components/dialogs/cookies/consent-watch");

/** Drawer and dialogs. Each loads when it is first needed. */
export function Overlays() {
  const t = useTranslations("errors");
  const { drawerOpen, dialog } = useStore(overlayStore);
  const guard = useStore(confirmNavigation);
  const { cookieConsentEnabled } = useConfig();
  const onLoadFailed = () => {
    closeOverlays();
    stayHere();
    notify(t("notLoaded"), "error");
  };
  const NavigationDrawer = useLoadedWhen(drawerOpen, loadDrawer, onLoadFailed)?.NavigationDrawer;
  const DialogHost = useLoadedWhen(dialog !== null || guard.dialogOpen, loadDialogs, onLoadFailed)?.DialogHost;
  const ConsentWatch = useLoadedWhen(cookieConsentEnabled === true, loadConsent)?.ConsentWatch;
  usePrefetch();
  return (
    <>
      {NavigationDrawer ? <NavigationDrawer /> : null}
      {DialogHost ? <DialogHost /> : null}
      {ConsentWatch ? <ConsentWatch /> : null}
    </>
  );
}

/** Loads the code when the browser is idle, so that the first tap opens drawer and dialogs at once. */
function usePrefetch(): void {
  useEffect(() => {
    const load = () =>
      void Promise.all([startInOwnTask(loadDrawer), startInOwnTask(loadDialogs)]).catch(() => undefined);
    return whenIdle(load);
  }, []);
}
