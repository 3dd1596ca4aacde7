import { useFormatter } from "next-intl";
import { parseCents, plainAmount } from "@/lib/invoices/cents";

/** An amount formatted for display and for a bank's form. An invalid one stays as the server wrote it. */
export function useAmount(amount: string): { shown: string; copied: string } {
  const format = useFormatter();
  const cents = parseCents(amount);
  if (cents === null) return { shown: amount, copied: amount };
  return { shown: format.number(cents / 100, { style: "currency", currency: "EUR" }), copied: plainAmount(cents) };
}
