import { useEffect } from "react";
import { followStartedPayments } from "@/lib/payment/follow-started-payments";
import type { PaymentOptions } from "@/lib/payment/payment-options";

/** Looks after payments that were started and have not come back, as long as invoices are on the screen. */
export function useFollowedPayments(options: PaymentOptions): void {
  useEffect(() => followStartedPayments(options), [options]);
}
