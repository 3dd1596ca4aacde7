"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { RichText } from "@/components/blocks/rich-text";
import { Badge } from "@/components/ui/badge";
import { DetailList } from "@/components/ui/detail-list";
import { Headline } from "@/components/ui/headline";
import { Panel } from "@/components/ui/panel";
import { findInvoice } from "@/lib/invoices/find-invoice";
import type { Invoice } from "@/lib/api/invoice";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { useMember } from "@/lib/queries/member-query";

/** One invoice; an unknown id ends at error404 (spec 2). */
export function InvoiceScreen({ pagename }: { pagename: string }) {
  const t = useTranslations("routes");
  const navigation = useNavigation();
  const member = useMember();
  const invoice = findInvoice(member?.invoices ?? [], pagename);
  const isUnknown = member !== null && invoice === undefined;
  useEffect(() => {
    if (isUnknown) navigation.go("error404", { replace: true });
  }, [isUnknown, navigation]);
  if (!invoice) return null;
  return (
    <div className="mx-auto grid grid-cols-1 max-w-reading gap-5">
      <div>
        <Headline>{invoice.title || `${t("invoice")} ${invoice.id}`}</Headline>
        {invoice.status ? <Badge badge={invoice.status} /> : null}
      </div>
      {invoice.details.length > 0 ? (
        <Panel className="p-5">
          <DetailList details={invoice.details} />
        </Panel>
      ) : null}
      {invoice.rows.length > 0 ? <InvoiceRows rows={invoice.rows} /> : null}
    </div>
  );
}

function InvoiceRows({ rows }: { rows: Invoice["rows"] }) {
  const t = useTranslations("invoices");
  return (
    <Panel className="p-5">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t("rows")}</caption>
        <thead className="text-sm [overflow-wrap:normal] text-muted">
          <tr>
            <th scope="col" className="pb-2 font-medium">
              {t("rowTitle")}
            </th>
            <th scope="col" className="px-3 pb-2 text-right font-medium">
              {t("quantity")}
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              {t("total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-hairline align-top">
              <td className="py-2.5 wrap-anywhere">{row.title}</td>
              <td className="px-3 py-2.5 text-right tabular-nums">
                <div className="min-w-8 wrap-anywhere">{row.quantity}</div>
              </td>
              <td className="py-2.5 text-right tabular-nums">
                <div className="min-w-20 wrap-anywhere">
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
