import { useEffect } from "react";
import { closePaymentOfOthers } from "@/lib/payment/pay-invoice";

/** Closes the previous member's payment when the member changes. */
export function useCloseForeignPayment(person: string): void {
  useEffect(() => closePaymentOfOthers(), [person]);
}
