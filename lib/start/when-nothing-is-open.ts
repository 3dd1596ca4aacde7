import { pageLocation } from "@/lib/platform/page-location";
import { overlayStore } from "@/lib/dialogs/dialogs";
import { confirmNavigation } from "@/lib/navigation/leave-guard";
import { notificationStore } from "@/lib/notifications/notifications";
import { onPaymentChange, paymentState } from "@/lib/payment/payment-store";
import { readReturn } from "@/lib/payment/return-addresses";

interface Waiting {
  /** What comes is a message: it would take the place of an error that nobody has closed yet. */
  isMessage?: boolean;
}

/**
 * Calls back once, as soon as no drawer and no dialog is open or about to open, and no message is to be read that goes by
 * itself: what comes without being asked for waits for what the member is doing. Returns the function that stops it.
 */
export function whenNothingIsOpen(callback: () => void, { isMessage = false }: Waiting = {}): () => void {
  const check = () => {
    if (isSomethingOpen() || isMessageShown(isMessage)) return;
    stop();
    callback();
  };
  const observer = new MutationObserver(check);
  const subscribes = [overlayStore, confirmNavigation, notificationStore].map((store) => store.subscribe);
  const unsubscribe = [...subscribes, onPaymentChange].map((subscribe) => subscribe(check));
  const stop = () => {
    observer.disconnect();
    for (const end of unsubscribe) end();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return stop;
}

/** A screen's own dialogs are known by their role alone; that of a payment, also while the member comes back and it is to open. */
function isSomethingOpen(): boolean {
  const { drawerOpen, dialog } = overlayStore.get();
  return (
    drawerOpen ||
    dialog !== null ||
    confirmNavigation.get().dialogOpen ||
    paymentState().name !== "closed" ||
    readReturn(pageLocation.search()) !== null ||
    document.querySelector("[role=dialog], [role=alertdialog]") !== null
  );
}

/** An error stays until it is closed: a question would wait for it for ever, and lies above it in any case. */
function isMessageShown(countsErrors: boolean): boolean {
  const { visible, notification } = notificationStore.get();
  return visible && (countsErrors || notification?.timeout !== null);
}
