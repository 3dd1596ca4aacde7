import { useTranslations } from "next-intl";
import type { Invoice } from "@/lib/api/invoice";

/** What an invoice is called; one without a title is at least called an invoice, with its number where it has one. */
export function useInvoiceTitle(): (invoice: Pick<Invoice, "id" | "title">) => string {
  const t = useTranslations("routes");
  return ({ id, title }) => title || `${t("invoice")} ${id ?? ""}`.trim();
}
