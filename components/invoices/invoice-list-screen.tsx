import { useTranslations } from "next-intl";
import { memo } from "react";
import { RefreshLine } from "@/components/offline/refresh-line";
import { StartedPaymentList } from "@/components/payment/started-payment-list";
import { useInvoiceTitle } from "@/components/payment/use-invoice-title";
import { EmptyState } from "@/components/ui/empty-state";
import { ListRow } from "@/components/ui/list-row";
import { LongList } from "@/components/ui/long-list";
import { Panel } from "@/components/ui/panel";
import { Spinner } from "@/components/ui/spinner";
import type { Invoice } from "@/lib/api/invoice";
import type { Member } from "@/lib/api/member";
import { onPlainClick } from "@/lib/navigation/on-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { useMemberFreshness } from "@/lib/queries/use-member-freshness";
import { drawerEntries } from "@/lib/routes/drawer-routes";
import { href } from "@/lib/routes/href";

/** The member's invoices in the server's order. */
export function InvoiceListScreen({ member }: { member: Member }) {
  const t = useTranslations();
  const { invoices } = member;
  const { isPartial } = useMemberFreshness();
  return (
    <div className="mx-auto max-w-reading">
      <div className="mb-3 -mt-3">
        <RefreshLine />
      </div>
      <StartedPaymentList member={member} className="mb-5" />
      {isPartial ? (
        <ListWait />
      ) : invoices.length === 0 ? (
        <EmptyState icon={drawerEntries.invoiceContainer.icon} text={t("invoices.empty")} />
      ) : (
        <Panel className="p-2">
          <ul role="list">
            <LongList entries={invoices} renderRow={renderInvoice} rowHeight={5.5} />
          </ul>
        </Panel>
      )}
    </div>
  );
}

/** Replaces the list that the stored card lacks, until the server answers. */
function ListWait() {
  const t = useTranslations("collections");
  const { isRefreshing } = useMemberFreshness();
  if (!isRefreshing) return <EmptyState icon={drawerEntries.invoiceContainer.icon} text={t("loadFailed")} />;
  return (
    <div role="progressbar" aria-label={t("loading")} className="flex justify-center py-16">
      <Spinner />
    </div>
  );
}

const renderInvoice = (invoice: Invoice) => <InvoiceRow invoice={invoice} />;

/** Memoised: the list grows while its rows stay. */
const InvoiceRow = memo(function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const titleOf = useInvoiceTitle();
  const navigation = useNavigation();
  const pagename = String(invoice.id ?? "");
  return (
    <ListRow
      href={pagename === "" ? undefined : href("invoice", pagename)}
      onClick={(event) => onPlainClick(event, () => navigation.go("invoice", { pagename }))}
      title={titleOf(invoice)}
      summary={invoice.summary}
      icon={invoice.icon || "receipt-text"}
      iconColor={invoice.iconColor}
      badge={invoice.status}
      shortened={pagename === "" ? undefined : "badge"}
    />
  );
});
