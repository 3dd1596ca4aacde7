import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import type { Member } from "@/lib/api/member";
import { notify } from "@/lib/notifications/notifications";
import { closePayment } from "@/lib/payment/pay-invoice";
import { usePaymentState } from "@/lib/payment/payment-store";

const loadDialog = () => import("./payment-dialog");

/** The dialog of paying and of the return. Prefetched when an invoice is payable, since the network may drop. */
export function PaymentDialogs({ member }: { member: Member }) {
  const t = useTranslations("errors");
  const state = usePaymentState();
  const onLoadFailed = () => {
    closePayment();
    notify(t("notLoaded"), "error");
  };
  const loaded = useLoadedWhen(state.name !== "closed", loadDialog, onLoadFailed);
  const isLikely = member.invoices.some((invoice) => invoice.isPayable);
  useEffect(() => {
    if (isLikely) loadDialog().catch(() => undefined);
  }, [isLikely]);
  return loaded ? <loaded.PaymentDialog state={state} /> : null;
}
