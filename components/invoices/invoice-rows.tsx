import { useTranslations } from "next-intl";
import { RichText } from "@/components/blocks/rich-text";
import { Panel } from "@/components/ui/panel";
import type { Invoice } from "@/lib/api/invoice";

/** Title, quantity and total of each row; the total is the server's HTML. */
export function InvoiceRows({ rows }: { rows: Invoice["rows"] }) {
  const t = useTranslations("invoices");
  return (
    <Panel className="px-5 py-4 sm:py-5">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t("rows")}</caption>
        <thead className="text-sm [overflow-wrap:normal] text-muted">
          <tr>
            {/* Breaks beside a long amount on a narrow phone, where the three headings and the amount are too wide. */}
            <th scope="col" className="pb-2 font-medium wrap-anywhere hyphens-auto">
              {t("rowTitle")}
            </th>
            <th scope="col" className="pr-4 pb-2 pl-2 text-right font-medium">
              {t("quantity")}
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              {t("total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="break-inside-avoid border-t border-hairline align-top">
              <td className="py-2.5 wrap-anywhere hyphens-auto">{row.title}</td>
              <td className="py-2.5 pr-4 pl-2 text-right tabular-nums">
                <div className="min-w-6 wrap-anywhere">{row.quantity}</div>
              </td>
              <td className="py-2.5 text-right tabular-nums">
                {/* An amount stays in one line: broken at a space of its thousands it reads as two. */}
                <div className="ml-auto w-max max-w-[min(38vw,12rem)] wrap-anywhere">
                  <RichText html={row.totalHtml} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
