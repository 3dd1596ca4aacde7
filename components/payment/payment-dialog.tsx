import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { NeedsNetwork } from "@/components/offline/needs-network";
import { useIsOnline } from "@/components/offline/use-is-online";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { useSecondTapSwallowed } from "@/components/ui/use-second-tap-swallowed";
import { checkStartedPayment } from "@/lib/payment/check-started-payment";
import { closePayment, continuePayment, continueToProvider, payAgain } from "@/lib/payment/pay-invoice";
import type { PaymentState } from "@/lib/payment/payment-machine";
import { paymentInvoice } from "@/lib/payment/payment-store";
import { findInvoice } from "@/lib/invoices/listed-invoices";
import { useMember } from "@/lib/queries/me-query";
import { useStartTime } from "./use-start-time";
import { useAmount } from "./use-amount";
import { useInvoiceTitle } from "./use-invoice-title";

/** The two dialogs of a payment, on the way out and back, with one view for each state. */
export function PaymentDialog({ state }: { state: PaymentState }) {
  const t = useTranslations();
  const whyOffId = useId();
  const isBack = state.name === "checking";
  return (
    <>
      <Dialog
        open={state.name !== "closed" && !isBack}
        onClose={closePayment}
        title={t("payment.pay")}
        size="max-w-payment-dialog"
        actions={<PayActions state={state} whyOffId={whyOffId} />}
      >
        <div className="grid grid-cols-1 gap-4">
          {state.name === "closed" ? null : <PaymentSummary invoiceId={state.invoiceId} />}
          <PayView state={state} />
          {isUnderWay(state) ? null : <NeedsNetwork id={whyOffId} />}
        </div>
      </Dialog>
      <Dialog
        open={isBack}
        onClose={closePayment}
        title={t("payment.checkTitle")}
        size="max-w-check-dialog"
        actions={
          <Button variant="text" onClick={closePayment}>
            {t("common.close")}
          </Button>
        }
      >
        <Wait>{t("payment.checking")}</Wait>
      </Dialog>
    </>
  );
}

function PayView({ state }: { state: PaymentState }) {
  const t = useTranslations("payment");
  switch (state.name) {
    case "asking":
      return <AskAgain startedAt={state.startedAt} />;
    case "preparing":
      return <Wait>{t("preparing")}</Wait>;
    case "redirecting":
    case "stranded":
      return <Wait>{t(state.name)}</Wait>;
    case "notPrepared":
      return (
        <div className="grid grid-cols-1 gap-3">
          <Alert color="error">
            <p>{state.text}</p>
          </Alert>
          <p className="text-muted">{t("instructions")}</p>
        </div>
      );
    default:
      return <p className="text-muted">{t("instructions")}</p>;
  }
}

function AskAgain({ startedAt }: { startedAt: number }) {
  const t = useTranslations("payment");
  return <p>{t("askAgain", { time: useStartTime(startedAt) })}</p>;
}

interface PayActionsProps {
  state: PaymentState;
  whyOffId: string;
}

/**
 * Three buttons wrap to two lines on a phone: they grow to fill each line. A selector that counts them would make the browser
 * compute the styles of the whole page whenever something is added to its body.
 */
const oneOfThree = "max-sm:grow";

function PayActions({ state, whyOffId }: PayActionsProps) {
  const t = useTranslations("common");
  // Yes and Continue may appear where the finger just pressed the other.
  const isAsking = state.name === "asking";
  useSecondTapSwallowed(isAsking);
  return (
    <>
      <Button variant="text" className={isAsking ? oneOfThree : ""} onClick={closePayment}>
        {t("cancel")}
      </Button>
      {isAsking ? <AskingActions whyOffId={whyOffId} /> : <ContinueButton state={state} whyOffId={whyOffId} />}
    </>
  );
}

/** Check again comes before Yes, to prevent a second payment. */
function AskingActions({ whyOffId }: { whyOffId: string }) {
  const t = useTranslations();
  const isOnline = useIsOnline();
  // The screen below shows the result of the check.
  const check = () => {
    const invoice = paymentInvoice();
    closePayment();
    if (invoice !== null) void checkStartedPayment(invoice);
  };
  return (
    <>
      <Button
        variant="text"
        className={oneOfThree}
        aria-disabled={!isOnline}
        aria-describedby={isOnline ? undefined : whyOffId}
        onClick={() => isOnline && payAgain()}
      >
        {t("common.yes")}
      </Button>
      <Button className={oneOfThree} onClick={check}>
        {t("payment.checkAgain")}
      </Button>
    </>
  );
}

/** One button through all other states, so that it keeps the focus. */
function ContinueButton({ state, whyOffId }: PayActionsProps) {
  const t = useTranslations("payment");
  const isOnline = useIsOnline();
  // Without a network the provider's form would end at the browser's own error page.
  const isCutOff = !isUnderWay(state) && !isOnline;
  const isOff = isUnderWay(state) || isCutOff;
  const goOn = () => (state.name === "stranded" ? continueToProvider() : void continuePayment());
  return (
    <Button
      aria-disabled={isOff}
      aria-describedby={isCutOff ? whyOffId : undefined}
      onKeyDown={ignoreRepeat}
      onClick={() => isOff || goOn()}
    >
      {t("continue")}
    </Button>
  );
}

function isUnderWay({ name }: PaymentState): boolean {
  return name === "preparing" || name === "redirecting";
}

/** A held key presses once, even after its request has failed. */
function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}

function Wait({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex items-center gap-4">
      <Spinner className="size-8 shrink-0" />
      <p className="text-muted">{children}</p>
    </div>
  );
}

/** Title and amount, shown before the member leaves for the payment provider. */
function PaymentSummary({ invoiceId }: { invoiceId: number }) {
  const titleOf = useInvoiceTitle();
  const member = useMember();
  const invoice = member ? findInvoice(member.invoices, invoiceId) : undefined;
  const amount = useAmount(invoice?.payment?.amount ?? "").shown;
  if (!invoice) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-panel bg-raised px-4 py-3">
      <span className="min-w-0 wrap-anywhere">{titleOf(invoice)}</span>
      <span className={`min-w-0 wrap-anywhere ${amount ? "text-lg font-bold tabular-nums" : ""}`}>
        {amount || invoice.summary}
      </span>
    </p>
  );
}
