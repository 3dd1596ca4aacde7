import { useEffect } from "react";
import { followStartedPayments } from "@/lib/payment/follow-started-payments";

/** Looks after payments that were started and have not come back, as long as invoices are on the screen. */
export function useFollowedPayments(person: string): void {
  useEffect(() => followStartedPayments(person), [person]);
}
