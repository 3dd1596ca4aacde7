import type { Locale } from "../locale";
import { isWireObject, type WireObject } from "../wire";
import type { SignedIn } from "./find-signed-in";
import { memberData } from "./member-data";

export function findInvoice(member: SignedIn, locale: Locale, id: number): WireObject | undefined {
  const data = memberData(member, locale);
  const invoices = isWireObject(data) ? data.invoice : undefined;
  if (!Array.isArray(invoices)) return undefined;
  return invoices.filter(isWireObject).find((invoice) => Number(invoice.id) === id);
}
