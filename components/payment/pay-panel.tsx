import { mdiCreditCardOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { RichText } from "@/components/blocks/rich-text";
import { NeedsNetwork } from "@/components/offline/needs-network";
import { useIsOnline } from "@/components/offline/use-is-online";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { SvgIcon } from "@/components/ui/svg-icon";
import { openPayment } from "@/lib/payment/pay-invoice";
import type { MembersInvoice } from "@/lib/payment/started-payments";
import { useConfig } from "@/lib/queries/config-query";

interface PayPanelProps {
  invoice: MembersInvoice;
  /** Its payment has started: check before paying again. */
  isStarted: boolean;
}

/** The Pay button, and the association's text about paying. See docs/product.md, Paying. */
export function PayPanel({ invoice, isStarted }: PayPanelProps) {
  const t = useTranslations("payment");
  const { paymentInformationHtml } = useConfig();
  const isOnline = useIsOnline();
  const whyId = useId();
  return (
    <Panel className="grid grid-cols-1 gap-4 p-5 print:hidden">
      {paymentInformationHtml === "" ? null : (
        <section aria-label={t("payInformation")} className="text-muted">
          <RichText html={paymentInformationHtml} />
        </section>
      )}
      {/* Not `disabled`: that would take the focus from the button. */}
      <Button
        variant={isStarted ? "tonal" : "filled"}
        aria-disabled={!isOnline}
        aria-describedby={isOnline ? undefined : whyId}
        onClick={() => {
          if (isOnline) openPayment(invoice);
        }}
        className="h-12 sm:justify-self-start sm:px-8"
      >
        <SvgIcon path={mdiCreditCardOutline} className="size-6" />
        <span>{t("pay")}</span>
      </Button>
      <NeedsNetwork id={whyId} />
    </Panel>
  );
}
