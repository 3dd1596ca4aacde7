import { useEffect, useEffectEvent } from "react";
import { invoiceIdOf } from "@/lib/invoices/listed-invoices";
import { handleReturn } from "@/lib/payment/handle-return";
import { interruptPayment } from "@/lib/payment/pay-invoice";

/** Handles the return in the address of an invoice. @param pagename the invoice of the address */
export function usePaymentReturn(pagename: string, person: string): void {
  const onReturn = useEffectEvent((invoiceId: number) => void handleReturn({ person, invoiceId }));
  useEffect(() => {
    const invoiceId = invoiceIdOf(pagename);
    if (invoiceId !== null) onReturn(invoiceId);
    return interruptPayment;
  }, [pagename]);
}
