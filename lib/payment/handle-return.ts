import { network } from "@/lib/base/network";
import { pageLocation } from "@/lib/base/page-location";
import { refusalOf, wasAnswered } from "@/lib/invoices/answered-returns";
import { isReturnKept } from "@/lib/invoices/started-payments";
import { clearQuery } from "@/lib/navigation/clear-query";
import { notify } from "@/lib/notifications/notifications";
import { failureText, handleResult } from "@/lib/queries/handle-result";
import { isAnswered } from "./is-answered";
import { isOurs } from "./is-ours";
import { isOfAnother, isOver } from "./is-over";
import { keepPaymentTrace } from "./keep-payment-trace";
import { closePaymentOfOthers } from "./pay-invoice";
import type { ReturnParameters } from "./payment-machine";
import type { PaymentOptions } from "./payment-options";
import { dispatchPayment, paymentState } from "./payment-store";
import { refreshInvoice } from "./refresh-invoice";
import { readReturn, returnQuery } from "./return-addresses";
import { sendCheck } from "./send-check";
import { noteCheck, waitUntilSettled } from "./settle-return";
import { tellOfNoPayment } from "./tell-of-no-payment";
import { tellSettled } from "./tell-settled";
import { withoutFailure } from "./without-failure";

/** Returns that are being handled, by address: an effect that runs twice handles one once. */
const handled = new Set<string>();

/** Handles the return that the present address carries, if any (spec 4 "Invoice payment"). */
export async function handleReturn(invoiceId: number, options: PaymentOptions): Promise<void> {
  const page = pageLocation.page();
  const search = pageLocation.search();
  const found = readReturn(search);
  if (found === null || handled.has(page + search)) return;
  handled.add(page + search);
  try {
    if (found.status === "ok") await check(invoiceId, found.parameters, page + search, options);
    else await tellOfNoPayment(invoiceId, found, options);
  } finally {
    handled.delete(page + search);
  }
}

/** Sends a check that failed once more. */
export async function retryCheck(options: PaymentOptions): Promise<void> {
  closePaymentOfOthers(options);
  const state = paymentState();
  if (state.name !== "checkFailed" || isOver(options) || !dispatchPayment({ type: "retryCheck" })) return;
  await checkInDialog(state.invoiceId, state.parameters, pageLocation.page() + pageLocation.search(), options);
}

/** Reads the member's data a few times more, until the invoice is no longer payable. */
export async function confirmAgain(options: PaymentOptions): Promise<void> {
  closePaymentOfOthers(options);
  const state = paymentState();
  if (state.name === "unconfirmed" && dispatchPayment({ type: "confirm" })) await confirm(state.invoiceId, options);
}

async function check(
  invoiceId: number,
  parameters: ReturnParameters,
  address: string,
  options: PaymentOptions,
): Promise<void> {
  dispatchPayment({ type: "returned", invoiceId, parameters }, options.person);
  const payment = { person: options.person, invoiceId };
  const query = returnQuery(parameters);
  const wasChecked = wasAnswered({ ...payment, query });
  const refusal = refusalOf({ ...payment, query });
  // Refused once more, of which the server need not be asked.
  if (refusal !== "") {
    clearQuery(address);
    return tellFailure(invoiceId, refusal, address, options);
  }
  // Also one that was started in another browser: until its end is known, paying again is asked about.
  if (isOurs(invoiceId, options)) keepPaymentTrace(payment, wasChecked ? undefined : query);
  if (!wasChecked) return checkInDialog(invoiceId, parameters, address, options);
  // The same return once more (a reload of an old page, the provider twice): it has been checked.
  clearQuery(address);
  dispatchPayment({ type: "checked" });
  await confirm(invoiceId, options);
}

async function checkInDialog(
  invoiceId: number,
  parameters: ReturnParameters,
  address: string,
  options: PaymentOptions,
): Promise<void> {
  const { client, locale, person } = options;
  const result = await sendCheck(invoiceId, parameters, options);
  if (result === null || isOver(options)) {
    // The page may be loaded anew for the other one, at this address.
    if (isOfAnother(person, options)) clearQuery(address);
    return closePaymentOfOthers(options);
  }
  // Before the address is kept for after the login: what is kept with the payment is checked by the next start. A return that
  // takes the screen away is not sent again as soon as the screen is back.
  const isCritical = !result.ok && result.error.kind === "critical";
  const isKept = isReturnKept({ person, invoiceId }, returnQuery(parameters));
  if (isAnswered(result) || isCritical || isKept) clearQuery(address);
  const failure = failureText(result);
  if (result.ok || failure === "") handleResult(client, locale, withoutFailure(result));
  // It concerns the session.
  if (!result.ok && failure === "") {
    dispatchPayment({ type: "close" });
    return;
  }
  if (failure === "") {
    noteCheck(invoiceId, true, options);
    dispatchPayment({ type: "checked" });
    return confirm(invoiceId, options, result.answer.message);
  }
  if (!isAnswered(result) && !network.isOnline()) retryOnceOnline(options);
  await tellFailure(invoiceId, failure, address, options);
}

/** Says why a check failed, in its dialog while that is open. */
async function tellFailure(invoiceId: number, text: string, address: string, options: PaymentOptions): Promise<void> {
  noteCheck(invoiceId, false, options);
  if (!dispatchPayment({ type: "checkFailed", text })) notify(text, "error");
  // What the check says is a hint: the invoice itself tells what has become of it.
  if ((await refreshInvoice(invoiceId, options)) === "settled") {
    clearQuery(address);
    tellSettled(invoiceId, options);
  }
}

/** @param message what the server said of a good check, or "" */
async function confirm(invoiceId: number, options: PaymentOptions, message = ""): Promise<void> {
  if (!(await waitUntilSettled(invoiceId, options, message))) dispatchPayment({ type: "notConfirmed" });
  closePaymentOfOthers(options);
}

/** A check that found no network is sent once more when there is one, if its dialog is still open then. */
function retryOnceOnline(options: PaymentOptions): void {
  const stop = network.subscribe(() => {
    if (!network.isOnline()) return;
    stop();
    void retryCheck(options);
  });
}
