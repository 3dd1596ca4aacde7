import { useCallback, useSyncExternalStore } from "react";
import { notifyManager, queryOptions, useQuery } from "@tanstack/react-query";
import { callServer } from "@/lib/api/client";
import type { Answer } from "@/lib/api/answer";
import { collectionNames, type CollectionItem, type CollectionName } from "@/lib/api/collection-item";
import { useLocale } from "@/lib/i18n/use-locale";
import { handleQuietly, handleResult } from "./handle-result";
import { queryClient } from "./query-client";

const collectionKey = (name: CollectionName, locale: string) => ["collection", name, locale] as const;

/** A collection in one language, as answers carried it or, when they carried none, from its own call on first visit. */
export const collectionQuery = (name: CollectionName, locale: string) =>
  queryOptions<CollectionItem[]>({
    queryKey: collectionKey(name, locale),
    queryFn: async ({ signal }) => {
      const result = await callServer(name, { locale, signal });
      // What is known already stays on the screen when it cannot be read anew.
      const isKnown = queryClient.getQueryData(collectionKey(name, locale)) !== undefined;
      const isGood = (isKnown ? handleQuietly : handleResult)(locale, result);
      const items = result.answer.collections[name];
      if (!isGood || (items === null && result.answer.error !== "")) throw new Error(`${name} could not be loaded`);
      return items ?? [];
    },
  });

/** Fetches the collection when no answer has carried it yet. */
export function useCollection(name: CollectionName) {
  return useQuery(collectionQuery(name, useLocale()));
}

const noItems: readonly CollectionItem[] = [];

/**
 * The cached items; nothing is fetched. Reads the cache without an observer: a disabled one would keep the query observed,
 * and leaving a collection's screen would not abort its request.
 */
export function useKnownCollection(name: CollectionName): readonly CollectionItem[] {
  const locale = useLocale();
  const read = () => queryClient.getQueryData<CollectionItem[]>(collectionKey(name, locale)) ?? noItems;
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [],
  );
  return useSyncExternalStore(subscribe, read, read);
}

export function storeCollection(name: CollectionName, locale: string, items: CollectionItem[]): void {
  queryClient.setQueryData(collectionKey(name, locale), items);
}

/**
 * Has the collections read anew that the answers of a start or a refresh did not carry: at once where they are shown, else
 * when they are opened.
 */
export function renewCollections(locale: string, answers: readonly Answer[]): void {
  for (const name of collectionNames)
    if (answers.every(({ collections }) => collections[name] === null))
      void queryClient.invalidateQueries({ queryKey: collectionKey(name, locale) });
}
