import type { QueryClient } from "@tanstack/react-query";

/** What paying needs to know of the app. */
export interface PaymentOptions {
  client: QueryClient;
  locale: string;
  /** Whose invoices they are: `personOf`. */
  person: string;
}
