import { isWithin } from "@/lib/platform/is-within";
import { network } from "@/lib/platform/network";
import { dropStartedPayment, readPaymentsOf, startedPaymentsStore, type StartedPayment } from "./started-payments";
import { memberReadAt } from "@/lib/queries/cached";
import { refreshMember } from "@/lib/queries/refresh";
import { checkUnanswered } from "./check-unanswered";
import { isPayable } from "./is-payable";
import { notifySettled } from "./notify-settled";
import { interruptPayment } from "./pay-invoice";
import { dispatchPayment, paymentState } from "./payment-store";

/** A focus and a visibility change come together: the data that came with the first is new enough for the second. */
const newEnough = 2000;

/**
 * Reads the member's data whenever a started payment may have ended unseen (decisions 6): now, when the member comes back
 * to the tab, when the browser shows the page as it was left, when another tab learned the end. Checks returns whose check got
 * no answer as soon as there is a network again. @returns stops it
 */
export function followStartedPayments(person: string): () => void {
  let known = readPaymentsOf(person);
  const look = async (isOld = false) => {
    if (readPaymentsOf(person).length === 0 || isBeingChecked()) return;
    if (isOld || !isNew()) await refreshMember({ isQuiet: true, isJoining: true });
    settleAll(person);
  };
  const onVisible = () => {
    if (document.visibilityState === "visible") void look();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    interruptPayment();
    void look(true);
  };
  const readEnd = async (ended: readonly StartedPayment[]) => {
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
    if (ended.some(({ invoiceId }) => isPayable(invoiceId)) && !isBeingChecked()) void readEnd(ended);
  };

  const stops = [startedPaymentsStore.follow(), startedPaymentsStore.subscribe(onChange), network.subscribe(onNetwork)];
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("focus", onVisible);
  window.addEventListener("pageshow", onPageShow);
  void look();
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("focus", onVisible);
    window.removeEventListener("pageshow", onPageShow);
  };
}

function settleAll(person: string): void {
  for (const payment of readPaymentsOf(person)) {
    if (isPayable(payment.invoiceId) === false) dropStartedPayment(payment);
    closeSettled(payment);
  }
}

/** A dialog that offers to pay what is settled closes, with a word of why: it may have been paid in another tab. */
function closeSettled({ invoiceId }: StartedPayment): void {
  if (isBeingChecked() || isPayable(invoiceId) !== false) return;
  if (dispatchPayment({ type: "paid", invoiceId })) notifySettled(invoiceId);
}

/** A return is being handled, and reads by itself. */
function isBeingChecked(): boolean {
  return paymentState().name === "checking";
}

function isNew(): boolean {
  return isWithin(memberReadAt(), newEnough);
}
