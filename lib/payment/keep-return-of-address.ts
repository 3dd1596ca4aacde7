import { invoiceIdOf } from "@/lib/invoices/listed-invoices";
import { findStartedPayment, keepStartedPayment, startedPaymentsStore } from "./started-payments";
import { matchRoute } from "@/lib/routes/match-route";
import { readReturn } from "./return-addresses";

/**
 * Stores the return in the current address with its payment, if this device started one. Runs before the member is known: the
 * app drops payments of other members before it sends any check.
 * @returns whether a later start finds it
 */
export function keepReturnOfAddress(): boolean {
  const match = matchRoute(location.pathname);
  const invoiceId = match?.name === "invoice" ? invoiceIdOf(match.pagename) : null;
  const returned = readReturn(location.search);
  if (returned?.status !== "ok") return false;
  startedPaymentsStore.refresh();
  const payments = startedPaymentsStore.get();
  const started = payments.find((payment) => payment.invoiceId === invoiceId);
  const payment = started ? findStartedPayment(payments, started) : null;
  return payment !== null && keepStartedPayment({ ...payment, unanswered: returned.query });
}
