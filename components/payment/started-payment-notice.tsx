import { mdiTimerSand } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { StartedPayment } from "@/lib/invoices/started-payments";
import { checkStartedPayment } from "@/lib/payment/check-started-payment";
import type { PaymentOptions } from "@/lib/payment/payment-options";
import { useStartTime } from "./use-start-time";

interface StartedPaymentNoticeProps {
  payment: StartedPayment;
  options: PaymentOptions;
  /** What was being paid, where the screen does not show it already. */
  title?: string;
}

/** Says that a payment was started and has not come back (decisions 6), until the invoice is paid or a day has gone. */
export function StartedPaymentNotice({ payment, options, title }: StartedPaymentNoticeProps) {
  const t = useTranslations("payment");
  const time = useStartTime(payment.startedAt);
  const [isChecking, setIsChecking] = useState(false);
  const check = async () => {
    if (isChecking) return;
    setIsChecking(true);
    await checkStartedPayment(payment.invoiceId, options);
    setIsChecking(false);
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel bg-[color-mix(in_srgb,var(--info)_12%,var(--surface))] px-4 py-3 print:hidden"
    >
      <SvgIcon path={mdiTimerSand} className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-[min(18rem,calc(100%-2.25rem))]">
        {title === undefined ? t("started", { time }) : t("startedOf", { title, time })}
      </p>
      {/* Below the text its words begin where those of the text do. */}
      <Button variant="text" className="ml-4" aria-disabled={isChecking} onClick={() => void check()}>
        {isChecking ? <Spinner className="size-5" /> : null}
        {t("checkAgain")}
      </Button>
    </div>
  );
}
