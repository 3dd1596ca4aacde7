import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { mdiRefresh } from "@/lib/base/first-icons";
import { useLocale } from "@/lib/i18n/use-locale";
import { dispatchFreshness, freshnessStore } from "@/lib/offline/freshness";
import { FreshnessLine } from "./freshness-line";
import { useFreshness } from "./use-freshness";

/** When card and invoices were updated, and the way to update them now (decisions 6 "Refresh"). */
export function RefreshLine({ listReadAt }: { listReadAt?: number }) {
  const t = useTranslations("freshness");
  const locale = useLocale();
  const { refresh } = useSyncExternalStore(freshnessStore.subscribe, freshnessStore.get, freshnessStore.get);
  const onClick = () =>
    void import("@/lib/queries/refresh-app").then(
      ({ refreshApp }) => refreshApp({ locale }),
      () => dispatchFreshness({ type: "wentOffline" }),
    );
  const isRunning = refresh === "running" || refresh === "late";
  return (
    <FreshnessLine
      {...useFreshness(listReadAt)}
      refresh={{ label: t("refresh"), icon: mdiRefresh, isRunning, onClick }}
    />
  );
}
