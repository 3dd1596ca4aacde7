import { useEffect } from "react";
import { useLoadedOrClosed } from "@/components/notifications/use-loaded-or-closed";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { closeOverlays, overlayStore } from "@/lib/dialogs/dialogs";
import { withLazyMessages } from "@/lib/i18n/locale-store";
import { confirmNavigation, stayHere } from "@/lib/navigation/leave-guard";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { useStore } from "@/lib/platform/use-store";
import { whenIdle } from "@/lib/platform/when-idle";
import { useConfig } from "@/lib/queries/config-query";

const loadDrawer = () => import("./navigation-drawer");
const loadDialogs = () => withLazyMessages(() => import("@/components/dialogs/dialog-host"));
const loadConsent = () => import("@/components/dialogs/cookies/consent-watch");

/** Drawer and dialogs. Each loads when it is first needed. */
export function Overlays() {
  const { drawerOpen, dialog } = useStore(overlayStore);
  const guard = useStore(confirmNavigation);
  const { cookieConsentEnabled } = useConfig();
  const close = () => {
    closeOverlays();
    stayHere();
  };
  const NavigationDrawer = useLoadedOrClosed(drawerOpen, loadDrawer, close)?.NavigationDrawer;
  const DialogHost = useLoadedOrClosed(dialog !== null || guard.dialogOpen, loadDialogs, close)?.DialogHost;
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
