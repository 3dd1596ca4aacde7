import { PaymentDialogs } from "@/components/payment/payment-dialogs";
import { useFollowedPayments } from "@/components/payment/use-followed-payments";
import { usePaymentOptions } from "@/components/payment/use-payment-options";
import type { Member } from "@/lib/api/member";
import { useKnownRoute } from "@/lib/navigation/use-known-route";
import { useMember } from "@/lib/queries/member-query";
import { InvoiceListScreen } from "./invoice-list-screen";
import { InvoiceScreen } from "./invoice-screen";

/** List and invoice are one exported page; the address tells them apart (design 1). */
export function InvoicesScreens() {
  const member = useMember();
  return member === null ? null : <ScreensOf member={member} />;
}

function ScreensOf({ member }: { member: Member }) {
  const route = useKnownRoute();
  const options = usePaymentOptions(member);
  useFollowedPayments(options);
  return (
    <>
      {route?.name === "invoiceContainer" ? <InvoiceListScreen member={member} options={options} /> : null}
      {route?.name === "invoice" ? (
        <InvoiceScreen key={route.pagename} pagename={route.pagename} member={member} options={options} />
      ) : null}
      <PaymentDialogs options={options} isLikely={member.invoices.some((invoice) => invoice.isPayable)} />
    </>
  );
}
