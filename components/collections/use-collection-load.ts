import { useSyncExternalStore } from "react";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { useLocale } from "@/lib/i18n/use-locale";
import { freshnessStore } from "@/lib/offline/freshness";
import { collectionQuery, useCollection } from "@/lib/queries/collection-query";
import { isRestored } from "@/lib/queries/restore-answers";
import { queryClient } from "@/lib/queries/query-client";

export interface CollectionLoad {
  /** Undefined until they are there. */
  items: readonly CollectionItem[] | undefined;
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
  /** They are what the server has now: what is missing does not exist. */
  isCurrent: boolean;
  hasFailed: boolean;
  /** Nothing newer can be had, or not soon: what is shown must not pass for live. */
  isOutOfReach: boolean;
  /** Gives up the present request, if there is one, and asks again. */
  loadAgain: () => Promise<void>;
}

/** The items of a collection, or how their loading goes. */
export function useCollectionLoad(name: CollectionName): CollectionLoad {
  const locale = useLocale();
  const { get, subscribe } = freshnessStore;
  const { source, refresh } = useSyncExternalStore(subscribe, get, get);
  const { data: items, dataUpdatedAt, isError, isFetching, refetch } = useCollection(name);
  const isFromDevice = items !== undefined && (source === "device" || isRestored(dataUpdatedAt));
  const loadAgain = async () => {
    await queryClient.cancelQueries({ queryKey: collectionQuery(name, locale).queryKey });
    if (isFromDevice) {
      const { refreshApp } = await import("@/lib/queries/refresh-app");
      await refreshApp({ locale });
    } else await refetch();
  };
  return {
    items,
    readAt: dataUpdatedAt,
    isCurrent: !isFromDevice && !isFetching && !isError,
    hasFailed: !isFetching && (isError || (isFromDevice && (refresh === "failed" || refresh === "offline"))),
    isOutOfReach: refresh === "offline" || refresh === "failed" || refresh === "late",
    loadAgain,
  };
}
