import type { Member } from "@/lib/api/member";
import { StartedPaymentList } from "./started-payment-list";
import { useFollowedPayments } from "./use-followed-payments";

/** The member's started payments, looked after as on the screens of the invoices. */
export function FollowedPayments({ member }: { member: Member }) {
  const { person } = member;
  useFollowedPayments(person);
  return <StartedPaymentList member={member} person={person} />;
}
