import { invoiceIdOf } from "@/lib/invoices/listed-invoices";
import { findStartedPayment, keepStartedPayment, startedPaymentsStore } from "./started-payments";
import { matchRoute } from "@/lib/routes/match-route";
import { readReturn } from "./return-addresses";

/**
 * Stores the return in the current address with its payment, if that was started here. The member is not known yet; payments
 * of other members are dropped before any check is sent.
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
