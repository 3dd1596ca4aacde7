"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Headline } from "@/components/ui/headline";
import { ListRow } from "@/components/ui/list-row";
import { Panel } from "@/components/ui/panel";
import type { Invoice } from "@/lib/api/invoice";
import { isPlainClick } from "@/lib/navigation/is-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { useMember } from "@/lib/queries/member-query";
import { href } from "@/lib/routes/href";

/** The member's invoices in the server's order (spec 2). */
export function InvoiceListScreen() {
  const t = useTranslations();
  const invoices = useMember()?.invoices ?? [];
  return (
    <div className="mx-auto max-w-reading">
      <Headline>{t("routes.invoiceContainer")}</Headline>
      {invoices.length === 0 ? (
        <EmptyState text={t("invoices.empty")} />
      ) : (
        <Panel className="p-2">
          <ul>
            {invoices.map((invoice, index) => (
              <li key={index} className="[content-visibility:auto] [contain-intrinsic-size:auto_5.5rem]">
                <InvoiceRow invoice={invoice} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("routes");
  const navigation = useNavigation();
  const pagename = String(invoice.id ?? "");
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigation.go("invoice", { pagename });
  };
  return (
    <ListRow
      href={pagename === "" ? undefined : href("invoice", pagename)}
      onClick={open}
      title={invoice.title || `${t("invoice")} ${pagename}`.trim()}
      summary={invoice.summary}
      icon={invoice.icon || "receipt-text"}
      iconColor={invoice.iconColor}
      badge={invoice.status}
    />
  );
}
