import { mdiTimerSand } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import type { StartedPayment } from "@/lib/payment/started-payments";
import { checkStartedPayment, runningChecks } from "@/lib/payment/check-started-payment";
import { useStore } from "@/lib/platform/use-store";
import { useStartTime } from "./use-start-time";

interface StartedPaymentNoticeProps {
  payment: StartedPayment;
  /** What was being paid, unless the screen already shows it. */
  title?: string;
}

/** Shows an unreturned payment until the invoice is paid or a day has passed. See docs/product.md, Started payments. */
export function StartedPaymentNotice({ payment, title }: StartedPaymentNoticeProps) {
  const t = useTranslations("payment");
  const time = useStartTime(payment.startedAt);
  // On the invoice it precedes the Pay button. Its edge aligns with the text.
  const look =
    title === undefined ? ({ variant: "filled", className: "ml-5" } as const) : ({ variant: "text" } as const);
  const running = useStore(runningChecks);
  const isChecking = running.includes(payment.invoiceId);
  return (
    <Notice
      icon={mdiTimerSand}
      className="print:hidden"
      action={
        <Button {...look} aria-disabled={isChecking} onClick={() => void checkStartedPayment(payment)}>
          {isChecking ? <Spinner className="size-5 *:text-current [&>circle]:opacity-30" /> : null}
          <span>{t("checkAgain")}</span>
        </Button>
      }
    >
      {title === undefined ? t("started", { time }) : t("startedOf", { title, time })}
    </Notice>
  );
}
