import { pageLocation } from "@/lib/base/page-location";
import { wasAnswered } from "@/lib/invoices/answered-returns";
import { invoiceIdOf } from "@/lib/invoices/find-invoice";
import {
  findStartedPayment,
  isReturnKept,
  keepStartedPayment,
  readStartedPayments,
  startedPaymentsStore,
} from "@/lib/invoices/started-payments";
import { matchRoute } from "@/lib/routes/match-route";
import { readReturn, returnQuery } from "./return-addresses";

/**
 * Keeps the return that the present address carries with the payment of its invoice that was started here. Who is signed in
 * is not known yet: whoever it is, the payments of others go before any check is sent.
 * @returns whether a later start finds it
 */
export function keepReturnOfAddress(): boolean {
  const match = matchRoute(pageLocation.pathname());
  const invoiceId = match?.name === "invoice" ? invoiceIdOf(match.pagename) : null;
  const returned = readReturn(pageLocation.search());
  if (returned?.status !== "ok") return false;
  const query = returnQuery(returned.parameters);
  readStartedPayments();
  const payment = startedPaymentsStore.get().find((started) => started.invoiceId === invoiceId);
  if (!payment || !findStartedPayment([payment], payment) || wasAnswered({ ...payment, query })) return false;
  keepStartedPayment({ ...payment, unanswered: query });
  return isReturnKept(payment, query);
}
