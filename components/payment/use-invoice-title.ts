import { useTranslations } from "next-intl";
import type { Invoice } from "@/lib/api/invoice";

/** The title of an invoice; the fallback is "invoice" with its number, if any. */
export function useInvoiceTitle(): (invoice: Pick<Invoice, "id" | "title">) => string {
  const t = useTranslations("routes");
  return ({ id, title }) => title || `${t("invoice")} ${id ?? ""}`.trim();
}
