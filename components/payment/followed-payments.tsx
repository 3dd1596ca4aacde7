import type { Member } from "@/lib/api/member";
import { StartedPaymentList } from "./started-payment-list";
import { useFollowedPayments } from "./use-followed-payments";

/** Follows the member's started payments on the card, as the invoice screens do. */
export function FollowedPayments({ member }: { member: Member }) {
  useFollowedPayments(member.person);
  return <StartedPaymentList member={member} />;
}
