import type { Member } from "@/lib/api/member";
import { StartedPaymentNotice } from "./started-payment-notice";
import { useFollowedPayments } from "./use-followed-payments";
import { useInvoiceTitle } from "./use-invoice-title";
import { useStartedPayments } from "./use-started-payments";

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
