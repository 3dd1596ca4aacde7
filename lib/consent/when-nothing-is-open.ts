import { overlayStore } from "@/lib/dialogs/dialogs";
import { confirmNavigation } from "@/lib/navigation/leave-guard";
import { notificationStore } from "@/lib/notifications/notifications";

/**
 * Calls back once, as soon as no drawer and no dialog is open or about to open, and no message is shown, which would lie
 * over the buttons: a question that comes by itself waits for what the member is doing. Returns the function that stops it.
 */
export function whenNothingIsOpen(callback: () => void): () => void {
  const check = () => {
    if (isSomethingOpen()) return;
    stop();
    callback();
  };
  const observer = new MutationObserver(check);
  const unsubscribe = [overlayStore, confirmNavigation, notificationStore].map((store) => store.subscribe(check));
  const stop = () => {
    observer.disconnect();
    for (const end of unsubscribe) end();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return stop;
}

/** A screen's own dialogs are known by their role alone. */
function isSomethingOpen(): boolean {
  const { drawerOpen, dialog } = overlayStore.get();
  return (
    drawerOpen ||
    dialog !== null ||
    confirmNavigation.get().dialogOpen ||
    notificationStore.get().visible ||
    document.querySelector("[role=dialog], [role=alertdialog]") !== null
  );
}
