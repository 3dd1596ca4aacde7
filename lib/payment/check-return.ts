import type { CallResult } from "@/lib/api/client";
import { pageLocation } from "@/lib/platform/page-location";
import { holdTabLock } from "@/lib/platform/tab-lock";
import { translate } from "@/lib/i18n/translate";
import { answerReturn, readPaymentsOf, type MembersInvoice } from "./started-payments";
import { notify } from "@/lib/notifications/notifications";
import { knownMember } from "@/lib/queries/cached";
import { failureText } from "@/lib/queries/errors";
import { handleResult } from "@/lib/queries/handle-result";
import { isPayable } from "./known-invoice";
import { memberHasChanged } from "@/lib/queries/member-has-changed";
import { notifySettled } from "./notify-settled";
import { dispatchPayment } from "./payment-store";
import { refreshInvoice } from "./refresh-invoice";
import { readReturn } from "./return-addresses";
import { currentLocale } from "@/lib/queries/query-client";
import { send } from "@/lib/queries/send";

/** "none": nothing was left to check. "notified": the server answered, and a notification says so. */
type CheckOutcome = "none" | "unanswered" | "notified";

/** Statuses that ask to retry later. */
const retryStatuses = [408, 425, 429];
/** Milliseconds before each refetch of `me` until a payment that passed its check is booked. */
const refetchGaps = [0, 1500, 3000, 6000];

/** Checks the return that the member came back with. */
export async function checkReturn(invoice: MembersInvoice, query: string): Promise<void> {
  const locale = currentLocale();
  const result = await sendCheck(invoice, query);
  if (result !== null && isAnswered(result)) return handleCheck(invoice, result);
  dispatchPayment({ type: "checked", invoiceId: invoice.invoiceId });
  if (result === null) return;
  const failure = failureText(result);
  // A failure of the session, which handleResult passes on.
  if (failure === "") return void handleResult(locale, result);
  notify(`${translate("payment.checkFailed")} (${failure})`, "error");
  await refreshAfter(invoice, failure);
}

interface UnansweredOptions {
  /** The query that the app was opened with. The invoice screen checks its return, so it is skipped here. */
  search?: string;
  /** Retries only the returns of this invoice. */
  invoiceId?: number;
}

/** Retries this member's checks that got no answer. */
export async function checkUnanswered(
  person: string,
  { search = "", invoiceId: only }: UnansweredOptions = {},
): Promise<readonly CheckOutcome[]> {
  const visit = readReturn(search)?.query;
  const checks = readPaymentsOf(person).map(async ({ invoiceId, unanswered }): Promise<CheckOutcome> => {
    if (unanswered === undefined || unanswered === visit || (only !== undefined && only !== invoiceId)) return "none";
    // A settled invoice needs no check.
    return isPayable(invoiceId) === false ? "none" : checkKeptReturn({ person, invoiceId }, unanswered);
  });
  return Promise.all(checks);
}

/**
 * Retries a check that got no answer, unless another tab is doing so. The member may be doing something else, so a failure
 * shows no message and does not affect the session. If the session has ended, the next fetch of `me` says so.
 */
async function checkKeptReturn(invoice: MembersInvoice, query: string): Promise<CheckOutcome> {
  const { person, invoiceId } = invoice;
  const isKept = () => readPaymentsOf(person).some((kept) => kept.invoiceId === invoiceId && kept.unanswered === query);
  const result = await sendCheck(invoice, query, isKept);
  if (result === null) return "none";
  if (!isAnswered(result)) return "unanswered";
  await handleCheck(invoice, result);
  return "notified";
}

/**
 * Asks the server to check a return.
 * @param isNeeded called once this tab holds the lock: another tab may have got the answer
 * @returns null when nothing was sent, or the member has changed: no return is sent for another member
 */
function sendCheck(invoice: MembersInvoice, query: string, isNeeded?: () => boolean): Promise<CallResult | null> {
  const { person, invoiceId } = invoice;
  const locale = currentLocale();
  return holdTabLock(`checkPayment ${invoiceId} ${query}`, async (isHeld) => {
    if (memberHasChanged(person) || (isNeeded && !(isHeld && isNeeded()))) return null;
    const body = Object.fromEntries(new URLSearchParams(query));
    const result = await send("checkPayment", { locale, body });
    if (memberHasChanged(person)) return null;
    if (isAnswered(result)) answerReturn({ person, invoiceId }, query, failureText(result) === "");
    return result;
  });
}

/** Whether the server checked the return. False during an outage, or when an HTML page came back. */
function isAnswered(result: CallResult): boolean {
  if (result.ok) return true;
  const { error } = result;
  return error.kind === "status" && !error.isPage && error.status < 500 && !retryStatuses.includes(error.status);
}

/** The check is only a hint: the invoice shows whether it was paid. */
async function handleCheck(invoice: MembersInvoice, result: CallResult): Promise<void> {
  const { invoiceId } = invoice;
  const locale = currentLocale();
  handleResult(locale, result);
  const failure = failureText(result);
  if (failure === "") return confirmPayment(invoice, result.answer.message);
  dispatchPayment({ type: "checked", invoiceId });
  await refreshAfter(invoice, failure);
}

/** Refetches `me`: it may show that a payment whose check failed is booked. */
async function refreshAfter(invoice: MembersInvoice, failure: string): Promise<void> {
  const outcome = await refreshInvoice(invoice);
  if (outcome === "settled") notifySettled(invoice.invoiceId, { text: failure, color: "error" });
}

/**
 * Refetches `me` until the invoice is no longer payable. The check dialog closes after the first refetch.
 * @param message the server's text for a good check; it replaces the app's own "paid" message
 */
async function confirmPayment(invoice: MembersInvoice, message: string): Promise<void> {
  let isRead = false;
  for (const gap of refetchGaps) {
    await new Promise((resolve) => setTimeout(resolve, gap));
    const outcome = await refreshInvoice(invoice);
    dispatchPayment({ type: "checked", invoiceId: invoice.invoiceId });
    // The member has left, was refused, or is on the way to a login or a captcha. Another refetch would start that again.
    if (knownMember() === null || memberHasChanged(invoice.person) || pageLocation.isLeaving()) return;
    // Some associations drop an invoice from the list once its payment is booked.
    if (outcome === "settled" || outcome === "gone") {
      if (message === "") notify(translate("payment.paid"), "success");
      return;
    }
    if (outcome === "payable") isRead = true;
  }
  // An invoice that could not be read does not contradict the server's text.
  if (isRead || message === "") notify(translate("payment.unconfirmed"), "info");
}
