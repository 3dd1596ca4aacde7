import { PaymentDialogs } from "@/components/payment/payment-dialogs";
import { useFollowedPayments } from "@/components/payment/use-followed-payments";
import type { Member } from "@/lib/api/member";
import { useMember } from "@/lib/queries/me-query";
import { InvoiceListScreen } from "./invoice-list-screen";
import { InvoiceScreen } from "./invoice-screen";

/** The list, or one invoice; the payment state survives the step between them. */
export function InvoicesScreens({ pagename }: { pagename: string }) {
  const member = useMember();
  return member === null ? null : <ScreensOf member={member} pagename={pagename} />;
}

function ScreensOf({ member, pagename }: { member: Member; pagename: string }) {
  useFollowedPayments(member.person);
  return (
    <>
      {pagename === "" ? (
        <InvoiceListScreen member={member} />
      ) : (
        <InvoiceScreen key={pagename} pagename={pagename} member={member} />
      )}
      <PaymentDialogs member={member} />
    </>
  );
}
