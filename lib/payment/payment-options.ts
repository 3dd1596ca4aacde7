import type { QueryClient } from "@tanstack/react-query";

/** What paying needs to know of the app. */
export interface PaymentOptions {
  client: QueryClient;
  locale: string;
  /** Whose invoices they are: `Member.person`. */
  person: string;
}
