import type { Member } from "@/lib/api/member";

/** The number of payable invoices, for the app's badge and the button of the invoices. */
export function payableCount(member: Member): number {
  return member.invoices.filter((invoice) => invoice.isPayable).length;
}
