import { useMemo } from "react";
import type { Invoice } from "@/lib/api/invoice";
import type { Member } from "@/lib/api/member";
import { findStartedPayment, startedPaymentsStore, type StartedPayment } from "@/lib/payment/started-payments";
import { useStore } from "@/lib/platform/use-store";
import { StartedPaymentNotice } from "./started-payment-notice";
import { useFollowedPayments } from "./use-followed-payments";
import { useInvoiceTitle } from "./use-invoice-title";

interface StartedPaymentListProps {
  member: Member;
  className?: string;
}

/** The member's started payments that have not returned; nothing without any. */
export function StartedPaymentList({ member, className = "" }: StartedPaymentListProps) {
  const titleOf = useInvoiceTitle();
  const started = useStartedPayments(member);
  if (started.length === 0) return null;
  return (
    <div className={`grid grid-cols-1 gap-3 ${className}`}>
      {started.map(({ invoice, payment }) => (
        <StartedPaymentNotice key={payment.invoiceId} payment={payment} title={titleOf(invoice)} />
      ))}
    </div>
  );
}

/** Follows the member's started payments on the card, as the invoice screens do. */
export function FollowedPayments({ member }: { member: Member }) {
  useFollowedPayments(member.person);
  return <StartedPaymentList member={member} />;
}

interface StartedInvoice {
  invoice: Invoice;
  payment: StartedPayment;
}

/** The member's payable invoices with a started payment. */
export function useStartedPayments(member: Member): readonly StartedInvoice[] {
  const payments = useStore(startedPaymentsStore);
  return useMemo(() => {
    const person = member.person;
    return member.invoices.flatMap((invoice): StartedInvoice[] => {
      if (!invoice.isPayable || invoice.id === null || payments.length === 0) return [];
      const payment = findStartedPayment(payments, { person, invoiceId: invoice.id });
      return payment === null ? [] : [{ invoice, payment }];
    });
  }, [member, payments]);
}
