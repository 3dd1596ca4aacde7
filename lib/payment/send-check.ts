import { callServer, type CallResult } from "@/lib/api/client";
import { rememberAnswered } from "@/lib/invoices/answered-returns";
import { dropRefused, dropUnanswered } from "@/lib/invoices/started-payments";
import { holdTabLock } from "@/lib/base/hold-tab-lock";
import { failureText } from "@/lib/queries/handle-result";
import { isAnswered } from "./is-answered";
import { isOver } from "./is-over";
import { keptPayment } from "./keep-payment-trace";
import type { ReturnParameters } from "./payment-machine";
import type { PaymentOptions } from "./payment-options";
import { readReturn, returnQuery } from "./return-addresses";

/**
 * Has the server check a return (spec 7). Once it is answered the return is kept with its payment no longer.
 * @returns null when the member has gone whose return it is: their return is not sent under another name
 */
export function sendCheck(
  invoiceId: number,
  parameters: ReturnParameters,
  options: PaymentOptions,
): Promise<CallResult | null> {
  return holdTabLock(lockOf(invoiceId), () => send(invoiceId, parameters, options));
}

/** The same for the return that is kept of this invoice. @returns null when there is none, or its check is on its way */
export function sendKeptCheck(invoiceId: number, options: PaymentOptions): Promise<CallResult | null> {
  return holdTabLock(lockOf(invoiceId), async (isHeld) => {
    // Read only now: another tab may have had the answer a moment ago.
    const query = keptPayment({ person: options.person, invoiceId })?.unanswered ?? "";
    const kept = readReturn(`?${query}`);
    return isHeld && kept ? send(invoiceId, kept.parameters, options) : null;
  });
}

async function send(
  invoiceId: number,
  parameters: ReturnParameters,
  options: PaymentOptions,
): Promise<CallResult | null> {
  if (isOver(options)) return null;
  const { locale, person } = options;
  const result = await callServer("checkPayment", { locale, body: { ...parameters } });
  if (isAnswered(result) && !isOver(options)) {
    const query = returnQuery(parameters);
    const payment = { person, invoiceId };
    const refusal = failureText(result);
    rememberAnswered({ ...payment, query, refusal: refusal || undefined });
    if (refusal !== "") dropRefused(payment, query);
    dropUnanswered(payment, query);
  }
  return result;
}

/** Two tabs send no check of one payment at once. */
function lockOf(invoiceId: number): string {
  return `checkPayment ${invoiceId}`;
}
