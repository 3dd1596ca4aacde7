import { queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { callServer } from "@/lib/api/client";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { useLocale } from "@/lib/i18n/use-locale";
import { handleResult } from "./handle-result";

const collectionKey = (name: CollectionName, locale: string) => ["collection", name, locale] as const;

/** A collection in one language, as answers carried it or, when they carried none, from its own call on first visit. */
export const collectionQuery = (name: CollectionName, locale: string, client: QueryClient) =>
  // The client is where the answer goes, not what is asked for.
  // eslint-disable-next-line @tanstack/query/exhaustive-deps
  queryOptions<CollectionItem[]>({
    // The client is where the answer goes, not what is asked for.

    queryKey: collectionKey(name, locale),
    queryFn: async ({ signal }) => {
      const result = await callServer(name, { locale, signal });
      const isGood = handleResult(client, locale, result);
      const items = result.answer.collections[name];
      if (!isGood || (items === null && result.answer.error !== "")) throw new Error(`${name} could not be loaded`);
      return items ?? [];
    },
  });

/** Fetches the collection when no answer has carried it yet. */
export function useCollection(name: CollectionName) {
  return useQuery(collectionQuery(name, useLocale(), useQueryClient()));
}

/** The items that are known already; nothing is fetched. */
export function useKnownCollection(name: CollectionName): readonly CollectionItem[] {
  return useQuery({ ...collectionQuery(name, useLocale(), useQueryClient()), enabled: false }).data ?? [];
}

export function storeCollection(
  client: QueryClient,
  name: CollectionName,
  locale: string,
  items: CollectionItem[],
): void {
  client.setQueryData(collectionKey(name, locale), items);
}
