import { PaymentDialogs } from "@/components/payment/payment-dialogs";
import { useFollowedPayments } from "@/components/payment/use-followed-payments";
import { useOwnPayment } from "@/components/payment/use-own-payment";
import { usePaymentOptions } from "@/components/payment/use-payment-options";
import type { Member } from "@/lib/api/member";
import { useMember } from "@/lib/queries/member-query";
import { InvoiceListScreen } from "./invoice-list-screen";
import { InvoiceScreen } from "./invoice-screen";

/** The list, or the invoice of a pagename; what follows payments stays from one to the other. */
export function InvoicesScreens({ pagename }: { pagename: string }) {
  const member = useMember();
  return member === null ? null : <ScreensOf member={member} pagename={pagename} />;
}

function ScreensOf({ member, pagename }: { member: Member; pagename: string }) {
  const options = usePaymentOptions(member);
  useOwnPayment(options);
  useFollowedPayments(options);
  return (
    <>
      {pagename === "" ? (
        <InvoiceListScreen member={member} options={options} />
      ) : (
        <InvoiceScreen key={pagename} pagename={pagename} member={member} options={options} />
      )}
      <PaymentDialogs options={options} isLikely={member.invoices.some((invoice) => invoice.isPayable)} />
    </>
  );
}
