import { onlineManager, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useLocale } from "next-intl";
import { network } from "@/lib/platform/network";
import { useHasLasted } from "@/lib/platform/use-has-lasted";
import { lateAfterMs } from "./refetch-policy";
import { meQuery } from "./me-query";
import { isPartlyRestored, isRestored } from "./restore-answers";

/** How fresh the member on the screen is, derived from the state of the me query. See docs/product.md, Freshness line. */
export function useMemberFreshness() {
  const { dataUpdatedAt, isError, isFetching } = useQuery(meQuery(useLocale()));
  const mayBeOnline = useSyncExternalStore(subscribe, isOnline, () => true);
  return {
    /** When the member was read, in milliseconds since 1970. */
    readAt: dataUpdatedAt,
    /** The data comes from the device: this page has not read it from the server yet. */
    isFromDevice: isRestored(dataUpdatedAt),
    /** The stored data lacks the invoices. */
    isPartial: isPartlyRestored(dataUpdatedAt),
    isRefreshing: isFetching,
    /** The fetch takes longer than the app waits silently. */
    isLate: useHasLasted(isFetching, lateAfterMs),
    /** The last fetch failed, or there is no network. */
    isOutOfReach: isError || !mayBeOnline,
  };
}

/** A browser may wrongly report being offline, so the result of a later request counts. */
function isOnline(): boolean {
  return onlineManager.isOnline() || network.isOnline();
}

function subscribe(onChange: () => void): () => void {
  const stops = [onlineManager.subscribe(onChange), network.subscribe(onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}
