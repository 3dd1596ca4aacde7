import { pageLocation } from "@/lib/base/page-location";
import { overlayStore } from "@/lib/dialogs/dialogs";
import { confirmNavigation } from "@/lib/navigation/leave-guard";
import { notificationStore } from "@/lib/notifications/notifications";
import { onPaymentChange, paymentState } from "@/lib/payment/payment-store";
import { readReturn } from "@/lib/payment/return-addresses";

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
    notificationStore.get().visible ||
    paymentState().name !== "closed" ||
    readReturn(pageLocation.search()) !== null ||
    document.querySelector("[role=dialog], [role=alertdialog]") !== null
  );
}
