import { useEffect } from "react";
import { closePaymentOfOthers } from "@/lib/payment/pay-invoice";

/** Closes the payment of the member before when somebody else is on the screen by now. */
export function useOwnPayment(person: string): void {
  useEffect(() => closePaymentOfOthers(), [person]);
}
