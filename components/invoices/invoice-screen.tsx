import { mdiPrinterOutline } from "@mdi/js";
import { useLocale, useTranslations } from "next-intl";
import { RefreshLine } from "@/components/offline/refresh-line";
import { PayPanel } from "@/components/payment/pay-panel";
import { useStartedPayments } from "@/components/payment/use-started-payments";
import { StartedPaymentNotice } from "@/components/payment/started-payment-notice";
import { useInvoiceTitle } from "@/components/payment/use-invoice-title";
import { usePaymentReturn } from "@/components/payment/use-payment-return";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DetailList } from "@/components/ui/detail-list";
import { Panel } from "@/components/ui/panel";
import { ItemTitle } from "@/components/ui/screen-title";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { Member } from "@/lib/api/member";
import { formatReadAt } from "@/lib/offline/format-read-at";
import { useMemberReadAt } from "@/lib/queries/me-query";
import { BankTransfer } from "./bank-transfer";
import { InvoiceRows } from "./invoice-rows";
import { ReceiptButton } from "./receipt-button";
import { useKnownInvoice } from "./use-known-invoice";

interface InvoiceScreenProps {
  pagename: string;
  member: Member;
}

/** One invoice: its rows, and every way to pay it. See docs/product.md, Invoice. */
export function InvoiceScreen({ pagename, member }: InvoiceScreenProps) {
  const t = useTranslations();
  const titleOf = useInvoiceTitle();
  const { person } = member;
  usePaymentReturn(pagename, person);
  const invoice = useKnownInvoice(member, pagename);
  const started = useStartedPayments(member).find((entry) => entry.invoice === invoice);
  if (!invoice || invoice.id === null) return null;
  const title = titleOf(invoice);
  return (
    <div className="mx-auto grid max-w-reading grid-cols-1 gap-5">
      <div>
        <ItemTitle>{title}</ItemTitle>
        {invoice.status ? <Badge badge={invoice.status} /> : null}
        <div className="mt-1">
          <RefreshLine />
        </div>
      </div>
      {started ? <StartedPaymentNotice payment={started.payment} /> : null}
      {invoice.isPayable ? (
        <PayPanel invoice={{ person, invoiceId: invoice.id }} isStarted={started !== undefined} />
      ) : null}
      {invoice.details.length > 0 ? (
        <Panel className="p-5">
          <DetailList details={invoice.details} />
        </Panel>
      ) : null}
      {invoice.rows.length > 0 ? <InvoiceRows rows={invoice.rows} /> : null}
      <BankTransfer invoice={invoice} />
      <div className="flex flex-wrap gap-3 print:hidden">
        {invoice.receiptLink === "" ? null : <ReceiptButton link={invoice.receiptLink} />}
        <Button variant="tonal" onClick={() => window.print()}>
          <SvgIcon path={mdiPrinterOutline} className="size-6" />
          <span>{t("invoices.print")}</span>
        </Button>
      </div>
      <ReadAt />
    </div>
  );
}

/** The date of the data, printed only. See docs/product.md, Print. */
function ReadAt() {
  const t = useTranslations("invoices");
  const time = formatReadAt(useMemberReadAt().getTime(), useLocale());
  return <p className="hidden text-sm text-muted print:block">{t("updated", { time })}</p>;
}
