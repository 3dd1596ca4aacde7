import { useEffect, useEffectEvent } from "react";
import { invoiceIdOf } from "@/lib/invoices/find-invoice";
import { handleReturn } from "@/lib/payment/handle-return";
import { interruptPayment } from "@/lib/payment/pay-invoice";
import type { PaymentOptions } from "@/lib/payment/payment-options";

/** Handles the return that the address of an invoice carries. @param pagename the invoice of the address */
export function usePaymentReturn(pagename: string, options: PaymentOptions): void {
  const onReturn = useEffectEvent((invoiceId: number) => void handleReturn(invoiceId, options));
  useEffect(() => {
    const invoiceId = invoiceIdOf(pagename);
    if (invoiceId !== null) onReturn(invoiceId);
    return interruptPayment;
  }, [pagename]);
}
