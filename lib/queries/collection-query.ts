import { useCallback, useSyncExternalStore } from "react";
import { notifyManager, queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { callServer } from "@/lib/api/client";
import type { Answer } from "@/lib/api/answer";
import { collectionNames, type CollectionItem, type CollectionName } from "@/lib/api/collection-item";
import { useLocale } from "@/lib/i18n/use-locale";
import { handleQuietly, handleResult } from "./handle-result";

const collectionKey = (name: CollectionName, locale: string) => ["collection", name, locale] as const;

/** A collection in one language, as answers carried it or, when they carried none, from its own call on first visit. */
export const collectionQuery = (name: CollectionName, locale: string, client: QueryClient) =>
  // The client is where the answer goes, not what is asked for.
  // eslint-disable-next-line @tanstack/query/exhaustive-deps
  queryOptions<CollectionItem[]>({
    queryKey: collectionKey(name, locale),
    queryFn: async ({ signal }) => {
      const result = await callServer(name, { locale, signal });
      // What is known already stays on the screen when it cannot be read anew.
      const isKnown = client.getQueryData(collectionKey(name, locale)) !== undefined;
      const isGood = (isKnown ? handleQuietly : handleResult)(client, locale, result);
      const items = result.answer.collections[name];
      if (!isGood || (items === null && result.answer.error !== "")) throw new Error(`${name} could not be loaded`);
      return items ?? [];
    },
  });

/** Fetches the collection when no answer has carried it yet. */
export function useCollection(name: CollectionName) {
  return useQuery(collectionQuery(name, useLocale(), useQueryClient()));
}

const noItems: readonly CollectionItem[] = [];

/**
 * The cached items; nothing is fetched. Reads the cache without an observer: a disabled one would keep the query observed,
 * and leaving a collection's screen would not abort its request.
 */
export function useKnownCollection(name: CollectionName): readonly CollectionItem[] {
  const client = useQueryClient();
  const locale = useLocale();
  const read = () => client.getQueryData<CollectionItem[]>(collectionKey(name, locale)) ?? noItems;
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  return useSyncExternalStore(subscribe, read, read);
}

export function storeCollection(
  client: QueryClient,
  name: CollectionName,
  locale: string,
  items: CollectionItem[],
): void {
  client.setQueryData(collectionKey(name, locale), items);
}

/**
 * Has the collections read anew that the answers of a start or a refresh did not carry: at once where they are shown, else
 * when they are opened.
 */
export function renewCollections(client: QueryClient, locale: string, answers: readonly Answer[]): void {
  for (const name of collectionNames)
    if (answers.every(({ collections }) => collections[name] === null))
      void client.invalidateQueries({ queryKey: collectionKey(name, locale) });
}
