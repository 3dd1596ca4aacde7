import { isWithin } from "@/lib/base/is-within";
import { network } from "@/lib/base/network";
import {
  dropStartedPayment,
  followPaymentsOfOtherTabs,
  readPaymentsOf,
  startedPaymentsStore,
  type StartedPayment,
} from "@/lib/invoices/started-payments";
import { memberQuery } from "@/lib/queries/member-query";
import { refreshMember } from "@/lib/queries/refresh-member";
import { checkUnanswered } from "./check-unanswered";
import { isPayable } from "./is-payable";
import { notifySettled } from "./notify-settled";
import { interruptPayment } from "./pay-invoice";
import type { PaymentOptions } from "./payment-options";
import { dispatchPayment, paymentState } from "./payment-store";

/** A focus and a visibility change come together: the data that came with the first is new enough for the second. */
const newEnough = 2000;

/**
 * Reads the member's data whenever a started payment may have ended unseen (decisions 6): now, when the member comes back
 * to the tab, when the browser shows the page as it was left, when another tab learned the end. Checks returns whose check got
 * no answer as soon as there is a network again. @returns stops it
 */
export function followStartedPayments(options: PaymentOptions): () => void {
  const { person } = options;
  let known = readPaymentsOf(person);
  const look = async (isOld = false) => {
    if (readPaymentsOf(person).length === 0 || isBeingChecked()) return;
    if (isOld || !isNew(options)) await refreshMember({ ...options, isQuiet: true });
    settleAll(options);
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
    await refreshMember({ ...options, isQuiet: true });
    for (const payment of ended) closeSettled(payment, options);
  };
  const onNetwork = () => {
    if (network.isOnline()) void checkUnanswered(options);
  };
  const onChange = () => {
    const left = readPaymentsOf(person);
    const ended = known.filter(({ invoiceId }) => left.every((payment) => payment.invoiceId !== invoiceId));
    known = left;
    if (ended.some(({ invoiceId }) => isPayable(invoiceId, options)) && !isBeingChecked()) void readEnd(ended);
  };

  const stops = [followPaymentsOfOtherTabs(), startedPaymentsStore.subscribe(onChange), network.subscribe(onNetwork)];
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

function settleAll(options: PaymentOptions): void {
  for (const payment of readPaymentsOf(options.person)) {
    if (isPayable(payment.invoiceId, options) === false) dropStartedPayment(payment);
    closeSettled(payment, options);
  }
}

/** A dialog that offers to pay what is settled closes, with a word of why: it may have been paid in another tab. */
function closeSettled({ invoiceId }: StartedPayment, options: PaymentOptions): void {
  if (isBeingChecked() || isPayable(invoiceId, options) !== false) return;
  if (dispatchPayment({ type: "paid", invoiceId })) notifySettled(invoiceId, options);
}

/** A return is being handled, and reads by itself. */
function isBeingChecked(): boolean {
  return paymentState().name === "checking";
}

function isNew({ client, locale }: PaymentOptions): boolean {
  const state = client.getQueryState(memberQuery(locale).queryKey);
  return state !== undefined && isWithin(state.dataUpdatedAt, newEnough);
}
