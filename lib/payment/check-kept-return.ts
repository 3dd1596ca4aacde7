import { notify } from "@/lib/notifications/notifications";
import { failureText, handleResult } from "@/lib/queries/handle-result";
import { isAnswered } from "./is-answered";
import { isOver } from "./is-over";
import type { PaymentOptions } from "./payment-options";
import { refreshInvoice } from "./refresh-invoice";
import { sendKeptCheck } from "./send-check";
import { noteCheck, waitUntilSettled } from "./settle-return";
import { tellSettled } from "./tell-settled";
import { withoutFailure } from "./without-failure";

/**
 * "none" when no return is kept or its check is on its way; "told" when the server has answered and what that means was said;
 * "unconfirmed" when it found the return good and the invoice is still payable.
 */
export type KeptReturnOutcome = "none" | "unanswered" | "told" | "unconfirmed";

/**
 * Checks the return that is kept of an invoice. The member may be doing something else: there is no dialog, and no failure
 * concerns the session. Should that have ended, the next reading of the member's data tells.
 */
export async function checkKeptReturn(invoiceId: number, options: PaymentOptions): Promise<KeptReturnOutcome> {
  const { client, locale } = options;
  const result = await sendKeptCheck(invoiceId, options);
  if (result === null || isOver(options)) return "none";
  if (!isAnswered(result)) return "unanswered";
  if (result.ok) handleResult(client, locale, withoutFailure(result));
  const failure = failureText(result);
  noteCheck(invoiceId, failure === "", options);
  if (failure === "")
    return (await waitUntilSettled(invoiceId, options, result.answer.message)) ? "told" : "unconfirmed";
  notify(failure, "error");
  if ((await refreshInvoice(invoiceId, options)) === "settled") tellSettled(invoiceId, options);
  return "told";
}
