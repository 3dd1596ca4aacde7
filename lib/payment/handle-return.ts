import { callServer } from "@/lib/api/client";
import { network } from "@/lib/base/network";
import { pageLocation } from "@/lib/base/page-location";
import { translate } from "@/lib/i18n/translate";
import { rememberAnswered, wasAnswered } from "@/lib/invoices/answered-returns";
import { findInvoice } from "@/lib/invoices/find-invoice";
import { dropStartedPayment, keepUnfinished } from "@/lib/invoices/started-payments";
import { clearQuery } from "@/lib/navigation/clear-query";
import { notify } from "@/lib/notifications/notifications";
import { failureText, handleResult, isSessionOver } from "@/lib/queries/handle-result";
import { knownMember } from "@/lib/queries/refresh-member";
import { isAnswered } from "./is-answered";
import { keepPaymentTrace, wasStartedHere } from "./keep-payment-trace";
import type { ReturnParameters } from "./payment-machine";
import type { PaymentOptions } from "./payment-options";
import { dispatchPayment, paymentState } from "./payment-store";
import { refreshInvoice } from "./refresh-invoice";
import { readReturn, returnQuery } from "./return-addresses";
import { tellSettled } from "./tell-settled";
import { withoutFailure } from "./without-failure";

/** Returns that are being handled, by address: an effect that runs twice handles one once. */
const handled = new Set<string>();
/** Invoices of which the server found the last return good, since this page was opened. */
const checkedWell = new Set<number>();
/** Milliseconds before each further reading of the member's data, while a paid invoice is not booked yet. */
const readingGaps = [0, 1500, 3000, 6000];

/** Handles the return that the present address carries, if any (spec 4 "Invoice payment"). */
export async function handleReturn(invoiceId: number, options: PaymentOptions): Promise<void> {
  const page = pageLocation.page();
  const search = pageLocation.search();
  const found = readReturn(search);
  if (found === null || handled.has(page + search)) return;
  handled.add(page + search);
  try {
    if (found.status === "ok") await check(invoiceId, found.parameters, page + search, options);
    else await tellOfNoPayment(invoiceId, found.status, options);
  } finally {
    handled.delete(page + search);
  }
}

/** Sends a check that failed once more. */
export async function retryCheck(options: PaymentOptions): Promise<void> {
  const state = paymentState();
  if (state.name !== "checkFailed" || !dispatchPayment({ type: "retryCheck" })) return;
  await sendCheck(state.invoiceId, state.parameters, pageLocation.page() + pageLocation.search(), options);
}

/** Reads the member's data a few times more, until the invoice is no longer payable. */
export async function confirmAgain(options: PaymentOptions): Promise<void> {
  const state = paymentState();
  if (state.name === "unconfirmed" && dispatchPayment({ type: "confirm" }))
    await waitUntilSettled(state.invoiceId, options);
}

async function check(
  invoiceId: number,
  parameters: ReturnParameters,
  address: string,
  options: PaymentOptions,
): Promise<void> {
  dispatchPayment({ type: "returned", invoiceId, parameters });
  const payment = { person: options.person, invoiceId };
  const isKnown = wasStartedHere(payment);
  // Also one that was started in another browser: until its end is known, paying again is asked about.
  if (isOurs(invoiceId, options)) keepPaymentTrace(payment);
  if (!wasAnswered({ ...payment, query: returnQuery(parameters) })) {
    const isRefused = await sendCheck(invoiceId, parameters, address, options);
    // Nothing but a refused return tells of it.
    if (isRefused && !isKnown) dropStartedPayment(payment);
    return;
  }
  // The same return once more (a reload of an old page, the provider twice): it has been checked.
  clearQuery(address);
  dispatchPayment({ type: "checked" });
  await waitUntilSettled(invoiceId, options);
}

/** @returns whether the server refused it, in an answer */
async function sendCheck(
  invoiceId: number,
  parameters: ReturnParameters,
  address: string,
  options: PaymentOptions,
): Promise<boolean> {
  const { client, locale, person } = options;
  const result = await callServer("checkPayment", { locale, body: { ...parameters } });
  if (isSessionOver()) return false;
  const failure = failureText(result);
  if (result.ok || failure === "") handleResult(client, locale, withoutFailure(result));
  // No answer, or one that concerns the session: the address keeps the return, and the next start checks it.
  if (!result.ok && failure === "") {
    dispatchPayment({ type: "close" });
    return false;
  }
  if (isAnswered(result)) {
    rememberAnswered({ person, invoiceId, query: returnQuery(parameters) });
    clearQuery(address);
  }
  if (failure === "") {
    // A return from somebody else's payment says nothing of this member's.
    if (isOurs(invoiceId, options)) checkedWell.add(invoiceId);
    else checkedWell.delete(invoiceId);
    dispatchPayment({ type: "checked" });
    await waitUntilSettled(invoiceId, options, result.answer.message);
    return false;
  }
  checkedWell.delete(invoiceId);
  const isClosed = !dispatchPayment({ type: "checkFailed", text: failure });
  if (isClosed) notify(failure, "error");
  else if (!network.isOnline()) retryOnceOnline(options);
  // What the check says is a hint: the invoice itself tells what has become of it.
  if ((await refreshInvoice(invoiceId, options)) === "settled") {
    clearQuery(address);
    tellSettled(invoiceId, options);
  }
  return isAnswered(result);
}

/** The invoice is among the member's, or was paid from here and has been taken off the list since. */
function isOurs(invoiceId: number, options: PaymentOptions): boolean {
  const isListed = findInvoice(knownMember(options)?.invoices ?? [], invoiceId) !== undefined;
  return isListed || wasStartedHere({ person: options.person, invoiceId });
}

/** A check that found no network is sent once more when there is one, if its dialog is still open then. */
function retryOnceOnline(options: PaymentOptions): void {
  const stop = network.subscribe(() => {
    if (!network.isOnline()) return;
    stop();
    void retryCheck(options);
  });
}

/** @param message what the server said of a good check, or "" */
async function waitUntilSettled(invoiceId: number, options: PaymentOptions, message = ""): Promise<void> {
  for (const gap of readingGaps) {
    await new Promise((resolve) => setTimeout(resolve, gap));
    if (isSessionOver()) return;
    const outcome = await refreshInvoice(invoiceId, options);
    if (outcome === "settled") return tellPaid(invoiceId, options, message);
    if (outcome === "gone") return endWithoutInvoice(invoiceId, options, message);
  }
  dispatchPayment({ type: "notConfirmed" });
}

/** @param message what the server said of a good check, or "" */
function tellPaid(invoiceId: number, options: PaymentOptions, message: string): void {
  if (message !== "" || checkedWell.has(invoiceId)) notify(message || translate("payment.paid"), "success");
  else tellSettled(invoiceId, options);
}

function endWithoutInvoice(invoiceId: number, { person }: PaymentOptions, message: string): void {
  dispatchPayment({ type: "paid", invoiceId });
  if (!checkedWell.has(invoiceId)) return notify(translate("payment.gone"), "info");
  // Whoever takes an invoice off the list after a good check has booked it.
  dropStartedPayment({ person, invoiceId });
  notify(message || translate("payment.paid"), "success");
}

/** Cancelled, delayed or failed, as far as the provider knows: the member's data tells what has become of the invoice. */
async function tellOfNoPayment(invoiceId: number, status: "cancel" | "error", options: PaymentOptions): Promise<void> {
  if (status === "cancel") notify(translate("payment.canceled"), "info");
  else notify(translate("payment.error"), "error");
  keepUnfinished({ person: options.person, invoiceId });
  clearQuery(pageLocation.page() + pageLocation.search());
  const outcome = await refreshInvoice(invoiceId, options);
  if (outcome === "settled") tellSettled(invoiceId, options);
}
