import { findInvoice } from "@/lib/invoices/find-invoice";
import { useMember } from "@/lib/queries/me-query";
import { useAmount } from "./use-amount";
import { useInvoiceTitle } from "./use-invoice-title";

/** Title and amount, shown before the member leaves for the payment provider. */
export function WhatIsPaid({ invoiceId }: { invoiceId: number }) {
  const titleOf = useInvoiceTitle();
  const member = useMember();
  const invoice = member ? findInvoice(member.invoices, invoiceId) : undefined;
  const amount = useAmount(invoice?.payment?.amount ?? "").shown;
  if (!invoice) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-panel bg-raised px-4 py-3">
      <span className="min-w-0 wrap-anywhere">{titleOf(invoice)}</span>
      <span className={`min-w-0 wrap-anywhere ${amount ? "text-lg font-bold tabular-nums" : ""}`}>
        {amount || invoice.summary}
      </span>
    </p>
  );
}
