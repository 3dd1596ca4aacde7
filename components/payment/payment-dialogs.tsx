import { useEffect } from "react";
import { useLoadedOrClosed } from "@/components/notifications/use-loaded-or-closed";
import type { Member } from "@/lib/api/member";
import { closePayment } from "@/lib/payment/pay-invoice";
import { usePaymentState } from "@/lib/payment/payment-store";

const loadDialog = () => import("./payment-dialog");

/** The dialog of paying and of the return. Prefetched when an invoice is payable, since the network may drop. */
export function PaymentDialogs({ member }: { member: Member }) {
  const state = usePaymentState();
  const loaded = useLoadedOrClosed(state.name !== "closed", loadDialog, closePayment);
  const isLikely = member.invoices.some((invoice) => invoice.isPayable);
  useEffect(() => {
    if (isLikely) loadDialog().catch(() => undefined);
  }, [isLikely]);
  return loaded ? <loaded.PaymentDialog state={state} /> : null;
}
