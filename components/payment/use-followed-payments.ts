import { useEffect } from "react";
import { followStartedPayments } from "@/lib/payment/follow-started-payments";

/** Follows started payments that have not returned, while invoices are on the screen. */
export function useFollowedPayments(person: string): void {
  useEffect(() => followStartedPayments(person), [person]);
}
