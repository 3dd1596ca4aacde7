import type { CallResult } from "@/lib/api/client";
import { holdTabLock } from "@/lib/platform/tab-lock";
import { translate } from "@/lib/i18n/translate";
import { answerReturn, readPaymentsOf } from "./started-payments";
import { notify } from "@/lib/notifications/notifications";
import { failureText } from "@/lib/queries/errors";
import { handleResult } from "@/lib/queries/handle-result";
import { memberHasChanged } from "./member-has-changed";
import { notifySettled } from "./notify-settled";
import { dispatchPayment } from "./payment-store";
import { refreshInvoice } from "./refresh-invoice";
import { currentLocale } from "@/lib/queries/query-client";
import { send } from "@/lib/queries/send";

/** "none" when there was nothing to check any more; "notified" when the server has answered and the member was told. */
export type CheckOutcome = "none" | "unanswered" | "notified";

/** Statuses that ask to come again later. */
const retryStatuses = [408, 425, 429];
/** Milliseconds before each reading of the member's data, while a payment that was found good is not booked. */
const readingGaps = [0, 1500, 3000, 6000];

/** Checks the return that the member came back with. */
export async function checkReturn(invoiceId: number, query: string, person: string): Promise<void> {
  const locale = currentLocale();
  const result = await sendCheck(invoiceId, query, person);
  if (result !== null && isAnswered(result)) return handleCheck(invoiceId, result, person);
  dispatchPayment({ type: "checked", invoiceId });
  if (result === null) return;
  const failure = failureText(result);
  // It concerns the session.
  if (failure === "") return void handleResult(locale, result);
  notify(`${translate("payment.checkFailed")} (${failure})`, "error");
  if ((await refreshInvoice(invoiceId, person)) === "settled") notifySettled(invoiceId);
}

/**
 * Checks a return once more whose check got no answer, unless another tab does. The member may be doing something else: a
 * failure is not said and does not concern the session. Should that have ended, the next reading of `me` says so.
 */
export async function checkKeptReturn(invoiceId: number, query: string, person: string): Promise<CheckOutcome> {
  const isKept = () => readPaymentsOf(person).some((kept) => kept.invoiceId === invoiceId && kept.unanswered === query);
  const result = await sendCheck(invoiceId, query, person, isKept);
  if (result === null) return "none";
  if (!isAnswered(result)) return "unanswered";
  await handleCheck(invoiceId, result, person);
  return "notified";
}

/**
 * Has the server check a return (spec 7).
 * @param isNeeded asked once this tab has the lock: another one may have had the answer
 * @returns null when nothing was sent, or the member has left: a return is not sent under another name
 */
function sendCheck(
  invoiceId: number,
  query: string,
  person: string,
  isNeeded?: () => boolean,
): Promise<CallResult | null> {
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

/** Whether the association's server has looked at a return: not when it is out of order, nor when a page came back instead. */
function isAnswered(result: CallResult): boolean {
  if (result.ok) return true;
  const { error } = result;
  return error.kind === "status" && !error.isPage && error.status < 500 && !retryStatuses.includes(error.status);
}

/** The check is a hint: the invoice itself tells what has become of it. */
async function handleCheck(invoiceId: number, result: CallResult, person: string): Promise<void> {
  const locale = currentLocale();
  handleResult(locale, result);
  if (failureText(result) === "") return confirmPayment(invoiceId, result.answer.message, person);
  dispatchPayment({ type: "checked", invoiceId });
  if ((await refreshInvoice(invoiceId, person)) === "settled") notifySettled(invoiceId);
}

/**
 * Reads the member's data until the invoice is no longer payable. The dialog of the check closes after the first reading.
 * @param message what the server has said of a good check: then nothing else says that the invoice is paid
 */
async function confirmPayment(invoiceId: number, message: string, person: string): Promise<void> {
  for (const gap of readingGaps) {
    await new Promise((resolve) => setTimeout(resolve, gap));
    const outcome = await refreshInvoice(invoiceId, person);
    dispatchPayment({ type: "checked", invoiceId });
    if (memberHasChanged(person)) return;
    // An association that takes an invoice off the list after a good check has booked it.
    if (outcome === "settled" || outcome === "gone") {
      if (message === "") notify(translate("payment.paid"), "success");
      return;
    }
  }
  notify(translate("payment.unconfirmed"), "info");
}
