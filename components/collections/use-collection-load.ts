import { useQueryClient } from "@tanstack/react-query";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { useLocale } from "@/lib/i18n/use-locale";
import { collectionQuery, useCollection } from "@/lib/queries/collection-query";

export interface CollectionLoad {
  /** Undefined until they are there. */
  items: readonly CollectionItem[] | undefined;
  hasFailed: boolean;
  /** Gives up the present request, if there is one, and asks again. */
  loadAgain: () => Promise<void>;
}

/** The items of a collection, or how their loading goes. */
export function useCollectionLoad(name: CollectionName): CollectionLoad {
  const client = useQueryClient();
  const locale = useLocale();
  const { data: items, isError, isFetching, refetch } = useCollection(name);
  const loadAgain = async () => {
    await client.cancelQueries({ queryKey: collectionQuery(name, locale, client).queryKey });
    await refetch();
  };
  return { items, hasFailed: isError && !isFetching, loadAgain };
}
