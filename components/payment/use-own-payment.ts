import { useEffect } from "react";
import { closePaymentOfOthers } from "@/lib/payment/pay-invoice";
import type { PaymentOptions } from "@/lib/payment/payment-options";

/** Closes the payment of the member before when somebody else is on the screen by now. */
export function useOwnPayment(options: PaymentOptions): void {
  useEffect(() => closePaymentOfOthers(options), [options]);
}
