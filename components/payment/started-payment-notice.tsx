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
  person: string;
  /** What was being paid, where the screen does not show it already. */
  title?: string;
}

/** Says that a payment was started and has not come back (decisions 6), until the invoice is paid or a day has gone. */
export function StartedPaymentNotice({ payment, person, title }: StartedPaymentNoticeProps) {
  const t = useTranslations("payment");
  const time = useStartTime(payment.startedAt);
  // On the invoice it comes before paying again. Its edge stands where the words do.
  const look =
    title === undefined ? ({ variant: "filled", className: "ml-5" } as const) : ({ variant: "text" } as const);
  const running = useStore(runningChecks);
  const isChecking = running.includes(payment.invoiceId);
  return (
    <Notice
      icon={mdiTimerSand}
      className="print:hidden"
      action={
        <Button
          {...look}
          aria-disabled={isChecking}
          onClick={() => void checkStartedPayment(payment.invoiceId, person)}
        >
          {isChecking ? <Spinner className="size-5 *:text-current [&>circle]:opacity-30" /> : null}
          <span>{t("checkAgain")}</span>
        </Button>
      }
    >
      {title === undefined ? t("started", { time }) : t("startedOf", { title, time })}
    </Notice>
  );
}
