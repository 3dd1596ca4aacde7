import type { PaymentForm } from "@/lib/api/payment-form";
import { network } from "@/lib/platform/network";
import { pageLocation } from "@/lib/platform/page-location";
import { translate } from "@/lib/i18n/translate";
import {
  dropPaymentStart,
  isRecent,
  keepStartedPayment,
  readStartedPayment,
  type MembersInvoice,
} from "./started-payments";
import { notify } from "@/lib/notifications/notifications";
import { readStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import { failureText } from "@/lib/queries/errors";
import { handleResult } from "@/lib/queries/handle-result";
import { isPayable } from "./known-invoice";
import { isAnotherSignedIn, memberHasChanged } from "@/lib/queries/member-has-changed";
import { appendNotice, notifySettled, type EarlierNotice } from "./notify-settled";
import { refreshInvoice } from "./refresh-invoice";
import {
  acceptedStart,
  acceptStart,
  dispatchPayment,
  paymentInvoice,
  paymentState,
  untilStateChanges,
} from "./payment-store";
import { postForm } from "./post-form";
import { returnAddresses } from "./return-addresses";
import { currentLocale } from "@/lib/queries/query-client";
import { cancelFetches } from "@/lib/queries/fetch-answer";
import { send } from "@/lib/queries/send";

/** Milliseconds that a form gets to leave the page before the dialog offers Continue. */
const postTimeoutMs = 2000;

export function openPayment(invoice: MembersInvoice): void {
  acceptStart(null);
  const { person, invoiceId } = invoice;
  dispatchPayment({ type: "pay", invoiceId, startedAt: recentStart(invoice) }, person);
}

/** Yes: pays again despite a recent start. */
export function payAgain(): void {
  const state = paymentState();
  if (state.name === "asking") acceptStart(state.startedAt);
  dispatchPayment({ type: "payAgain" });
}

/** Requests the payment form and posts it. The dialog shows an error and allows a retry. */
export async function continuePayment(): Promise<void> {
  const invoice = invoiceToPay();
  if (invoice !== null && dispatchPayment({ type: "continue" })) await requestForm(invoice);
}

/**
 * Continue: posts the form by hand when the automatic post did not leave the page. The dialog may have been open for long,
 * so a payment made meanwhile is not repeated.
 */
export function continueToProvider(): void {
  const state = paymentState();
  if (state.name !== "stranded" || !network.isOnline()) return;
  const invoice = invoiceToPay();
  if (invoice !== null && dispatchPayment({ type: "postAgain" })) leaveForProvider(invoice, state.form);
}

/** Cancel, Close, Escape, Back: stops the navigation to the provider. A check in flight goes on. */
export function closePayment(): void {
  if (["redirecting", "stranded"].includes(paymentState().name)) {
    // Cancel fetches first: one that `stop` aborts would count as a missing network.
    cancelFetches();
    pageLocation.stop();
  }
  dispatchPayment({ type: "close" });
}

/** Closes the dialog that the member has left. A check goes on. */
export function interruptPayment(): void {
  dispatchPayment({ type: "interrupted" });
}

/** Closes the previous member's dialog when another member has signed in. */
export function closeOtherMembersPayment(): void {
  const invoice = paymentInvoice();
  if (invoice !== null && isAnotherSignedIn(invoice.person)) closePayment();
}

/** The dialog's invoice; null when it can no longer be paid, or the dialog asks first. */
function invoiceToPay(): MembersInvoice | null {
  closeOtherMembersPayment();
  const invoice = paymentInvoice();
  return invoice === null || endIfNotPayable(invoice.invoiceId) || askIfStarted(invoice) ? null : invoice;
}

async function requestForm(invoice: MembersInvoice): Promise<void> {
  const { person, invoiceId } = invoice;
  const locale = currentLocale();
  const signal = untilStateChanges();
  const isLeft = () => signal.aborted || memberHasChanged(person);
  // Another tab may have read a new member since: then this page still shows the previous one.
  const stored = await readStoredAnswers();
  if (isLeft()) return;
  if (stored !== null && stored.person !== person) return pageLocation.reload();
  const body = { invoice_id: invoiceId, ...returnAddresses(pageLocation.page()) };
  const result = await send("createPayment", { locale, body, signal });
  if (isLeft()) return;

  const failure = failureText(result);
  // The dialog shows this failure.
  if (failure === "") handleResult(locale, result);
  else if (result.ok) handleResult(locale, { ...result, answer: { ...result.answer, error: "" } });
  // The answer may have named another member.
  if (isLeft()) return closePayment();
  const { paymentForm, redirectUrl } = result.answer;
  if (failure !== "") return refuse(invoice, failure, { text: failure, color: "error" });
  // The session has ended, or the server redirects: the whole app handles it.
  if (!result.ok || redirectUrl !== "") return closePayment();
  if (paymentForm === null || paymentForm.action === "") return refuse(invoice, translate("payment.notPrepared"));
  // Meanwhile the invoice may have been paid, or another tab may have gone to the provider.
  if (endIfNotPayable(invoiceId) || askIfStarted(invoice)) return;
  if (dispatchPayment({ type: "prepared", form: paymentForm })) leaveForProvider(invoice, paymentForm);
}

/** Shows in the dialog why the payment cannot start. Closes it if the reason is that the invoice has been paid. */
async function refuse(invoice: MembersInvoice, text: string, earlier?: EarlierNotice): Promise<void> {
  dispatchPayment({ type: "notPrepared", text });
  const outcome = await refreshInvoice(invoice);
  if (outcome === "settled") notifySettled(invoice.invoiceId, earlier);
  else if (outcome === "gone") appendNotice(translate("payment.gone"), earlier);
}

function leaveForProvider(invoice: MembersInvoice, form: PaymentForm): void {
  const before = readStartedPayment(invoice);
  // Stored before the post: the member may never come back.
  keepStartedPayment({ ...invoice, startedAt: Date.now() });
  acceptStart(recentStart(invoice));
  // No event reports that a form led nowhere, so assume it if the page is still here after a while.
  const timer = setTimeout(() => dispatchPayment({ type: "stillHere" }), postTimeoutMs);
  untilStateChanges().addEventListener("abort", () => clearTimeout(timer));
  postForm(form, () => {
    dispatchPayment({ type: "notPosted", text: translate("payment.notPrepared") });
    dropPaymentStart(invoice);
    if (before !== null) keepStartedPayment(before);
    acceptStart(before?.startedAt ?? null);
  });
}

/** Closes the dialog of an invoice that can no longer be paid, and says why. @returns whether it has closed */
function endIfNotPayable(invoiceId: number): boolean {
  const canBePaid = isPayable(invoiceId);
  if (canBePaid) return false;
  dispatchPayment({ type: "paid", invoiceId });
  // An invoice that left the list may be unpaid.
  if (canBePaid === null) notify(translate("payment.gone"), "info");
  else notifySettled(invoiceId);
  return true;
}

/** Asks before a payment that any tab started recently, unless the member agreed to repeat it. @returns whether it asks */
function askIfStarted(invoice: MembersInvoice): boolean {
  const startedAt = recentStart(invoice);
  if (startedAt === null || startedAt === acceptedStart()) return false;
  dispatchPayment({ type: "startedElsewhere", startedAt });
  return true;
}

/** When any tab started a payment of this invoice within 30 minutes; else null. */
function recentStart(invoice: MembersInvoice): number | null {
  const started = readStartedPayment(invoice);
  return started !== null && isRecent(started) ? started.startedAt : null;
}
