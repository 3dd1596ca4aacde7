import { overlayStore } from "@/lib/dialogs/dialogs";
import { confirmNavigation } from "@/lib/navigation/leave-guard";
import { notificationStore } from "@/lib/notifications/notifications";
import { onPaymentChange, paymentState } from "@/lib/payment/payment-store";
import { readReturn } from "@/lib/payment/return-addresses";
import { matchRoute } from "@/lib/routes/match-route";

interface Waiting {
  /** The callback shows a message, which would replace a visible one. A dialog leaves messages in sight. */
  isMessage?: boolean;
}

/**
 * Calls back once, when no drawer or dialog is open or about to open: unrequested content must not interrupt the member.
 * @returns stops waiting
 */
export function whenNothingIsOpen(callback: () => void, { isMessage = false }: Waiting = {}): () => void {
  const check = () => {
    if (isSomethingOpen() || (isMessage && notificationStore.get().visible)) return;
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

/** Finds a screen's own dialogs by role. Counts the payment dialog while a return is about to open it. */
function isSomethingOpen(): boolean {
  const { drawerOpen, dialog } = overlayStore.get();
  return (
    drawerOpen ||
    dialog !== null ||
    confirmNavigation.get().dialogOpen ||
    paymentState().name !== "closed" ||
    isReturnPending() ||
    document.querySelector("[role=dialog], [role=alertdialog]") !== null
  );
}

/** An invoice clears the query of its return. Other screens leave such a query alone. */
function isReturnPending(): boolean {
  const isInvoice = matchRoute(location.pathname)?.name === "invoice";
  return isInvoice && readReturn(location.search) !== null;
}
