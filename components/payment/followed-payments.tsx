import type { Member } from "@/lib/api/member";
import { StartedPaymentList } from "./started-payment-list";
import { useFollowedPayments } from "./use-followed-payments";
import { usePaymentOptions } from "./use-payment-options";

/** The member's started payments, looked after as on the screens of the invoices. */
export function FollowedPayments({ member }: { member: Member }) {
  const options = usePaymentOptions(member);
  useFollowedPayments(options);
  return <StartedPaymentList member={member} options={options} />;
}
