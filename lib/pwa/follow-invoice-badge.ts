import { payableCount } from "@/lib/invoices/listed-invoices";
import { knownMember } from "@/lib/queries/cached";
import { showBadge } from "./app-badge";
import { queryClient } from "@/lib/queries/query-client";

/**
 * Shows the number of payable invoices on the app's icon. Clears it when anything removes the member's data. Until the data is
 * read, the last number stays.
 * @returns stops following
 */
export function followInvoiceBadge(): () => void {
  let shown: number | null = null;
  const show = (count: number | null) => {
    if (count === shown) return;
    shown = count;
    void showBadge(count ?? 0);
  };
  const readMember = () => {
    const member = knownMember();
    show(member ? payableCount(member) : null);
  };
  readMember();
  return queryClient.getQueryCache().subscribe(readMember);
}
