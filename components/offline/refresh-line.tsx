import { useTranslations } from "next-intl";
import { refreshApp } from "@/lib/queries/refresh";
import { useMemberFreshness } from "@/lib/queries/use-member-freshness";
import { FreshnessLine } from "./freshness-line";
import { useFreshness } from "./use-freshness";

/** When card and invoices were updated, and the Refresh button. See docs/product.md, Freshness line. */
export function RefreshLine({ listReadAt }: { listReadAt?: number }) {
  const t = useTranslations("freshness");
  const { isRefreshing } = useMemberFreshness();
  return (
    <FreshnessLine
      {...useFreshness(listReadAt)}
      refresh={{ label: t("refresh"), isRunning: isRefreshing, onClick: () => void refreshApp() }}
    />
  );
}
