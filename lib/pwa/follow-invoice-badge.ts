import { payableCount } from "@/lib/invoices/payable-count";
import { knownMember } from "@/lib/queries/cached";
import { showBadge } from "./app-badge";
import { queryClient } from "@/lib/queries/query-client";

/**
 * Keeps the number of invoices that can be paid on the app's icon. It goes with the member's data, whatever removes them.
 * Until the data have been read the number of the last time stays.
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
