import { useSyncExternalStore } from "react";
import { notifyManager } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { collectionKey } from "./cached";
import { queryClient } from "./query-client";

const noItems: readonly CollectionItem[] = [];

/**
 * The cached items, without fetching. Has no observer: even a disabled one keeps the query in use, so leaving the collection's
 * screen would not abort its request.
 */
export function useKnownCollection(name: CollectionName): readonly CollectionItem[] {
  const locale = useLocale();
  const read = () => queryClient.getQueryData(collectionKey(name, locale)) ?? noItems;
  return useSyncExternalStore(subscribe, read, read);
}

const subscribe = (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange));
