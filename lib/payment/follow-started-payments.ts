import { isWithin } from "@/lib/platform/is-within";
import { network } from "@/lib/platform/network";
import { onPageRestored } from "@/lib/platform/on-page-restored";
import { isPageVisible, onPageVisible } from "@/lib/platform/page-visibility";
import { dropPaymentAndReturns, readPaymentsOf, startedPaymentsStore, type StartedPayment } from "./started-payments";
import { memberReadAt } from "@/lib/queries/cached";
import { refreshMember } from "@/lib/queries/refresh";
import { checkUnanswered } from "./check-return";
import { isPayable } from "./known-invoice";
import { notifySettled } from "./notify-settled";
import { closeOtherMembersPayment, interruptPayment } from "./pay-invoice";
import { dispatchPayment, paymentState } from "./payment-store";

/** Focus and visibility change fire together: the data from the first is fresh enough for the second. */
const freshMs = 2000;

/**
 * Closes the dialog of a previous member. Fetches `me` whenever a started payment may have ended elsewhere: now, when the member
 * comes back to the tab, when the page returns from the back/forward cache, and when another tab records the end. Retries
 * unanswered checks once the network is back. See docs/product.md, Started payments. @returns stops following
 */
export function followStartedPayments(person: string): () => void {
  closeOtherMembersPayment();
  let known = readPaymentsOf(person);
  const refresh = async (isMemberStale = !isMemberFresh()) => {
    if (readPaymentsOf(person).length === 0 || isBeingChecked()) return;
    if (isMemberStale) await refreshMember({ isQuiet: true, isJoining: true });
    settleAll(person);
  };
  const onVisible = () => {
    if (isPageVisible()) void refresh();
  };
  const onRestored = () => {
    interruptPayment();
    void refresh(true);
  };
  const closeEnded = async (ended: readonly StartedPayment[]) => {
    await refreshMember({ isQuiet: true });
    for (const payment of ended) closeSettled(payment);
  };
  const onNetwork = () => {
    if (network.isOnline()) void checkUnanswered(person);
  };
  const onChange = () => {
    const left = readPaymentsOf(person);
    const ended = known.filter(({ invoiceId }) => left.every((payment) => payment.invoiceId !== invoiceId));
    known = left;
    if (ended.some(({ invoiceId }) => isPayable(invoiceId)) && !isBeingChecked()) void closeEnded(ended);
  };

  window.addEventListener("focus", onVisible);
  const stops = [
    startedPaymentsStore.follow(),
    startedPaymentsStore.subscribe(onChange),
    network.subscribe(onNetwork),
    onPageVisible(onVisible),
    onPageRestored(onRestored),
    () => window.removeEventListener("focus", onVisible),
  ];
  void refresh();
  return () => stops.forEach((stop) => stop());
}

function settleAll(person: string): void {
  for (const payment of readPaymentsOf(person)) {
    if (isPayable(payment.invoiceId) === false) dropPaymentAndReturns(payment);
    closeSettled(payment);
  }
}

/** The invoice may have been paid in another tab: closes a dialog that still offers to pay it, and says why. */
function closeSettled({ invoiceId }: StartedPayment): void {
  if (isBeingChecked() || isPayable(invoiceId) !== false) return;
  if (dispatchPayment({ type: "paid", invoiceId })) notifySettled(invoiceId);
}

/** A check in progress fetches `me` itself. */
function isBeingChecked(): boolean {
  return paymentState().name === "checking";
}

function isMemberFresh(): boolean {
  return isWithin(memberReadAt(), freshMs);
}
