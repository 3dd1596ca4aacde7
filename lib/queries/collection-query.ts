import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { decoded } from "@/lib/format/readable-address";
import { collectionKey } from "./cached";
import { acceptPart } from "./handle-result";
import { queryClient } from "./query-client";
import { fetchAnswer } from "./fetch-answer";

/** A collection in one language: from the answers or, if none carried it, from its own call on the first visit. */
export const collectionQuery = (name: CollectionName, locale: string) =>
  queryOptions<CollectionItem[]>({
    queryKey: collectionKey(name, locale),
    queryFn: async ({ signal }) => {
      const result = await fetchAnswer(name, { locale, signal });
      acceptPart(locale, result);
      const items = result.answer.collections[name];
      if (items === null && result.answer.error !== "") throw new Error(`${name} could not be loaded`);
      return items ?? [];
    },
  });

/** Fetches the collection unless an answer has carried it. */
export function useCollection(name: CollectionName) {
  return useQuery(collectionQuery(name, useLocale()));
}

/**
 * Finds the item of an address that matches no `pagename` exactly: the address is from another language, has another Unicode form
 * of "ä", or has the letters where the server's `pagename` has escapes, as WordPress's.
 */
export function findItemByVariant(
  name: CollectionName,
  pagename: string,
  items: readonly CollectionItem[],
): CollectionItem | undefined {
  const isVariant = (item: CollectionItem) =>
    [item.pagename, decoded(item.pagename)].some((known) => known.normalize() === pagename.normalize());
  const lists = queryClient.getQueriesData<CollectionItem[]>({ queryKey: ["collection", name] });
  const id = lists.flatMap(([, list]) => list ?? []).find(isVariant)?.id;
  return items.find(isVariant) ?? (id ? items.find((item) => item.id === id) : undefined);
}
