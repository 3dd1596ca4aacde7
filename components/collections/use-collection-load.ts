import { useLocale } from "next-intl";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { collectionQuery, useCollection } from "@/lib/queries/collection-query";
import { queryClient } from "@/lib/queries/query-client";
import { refreshApp } from "@/lib/queries/refresh";
import { isRestored } from "@/lib/queries/restore-answers";
import { useMemberFreshness } from "@/lib/queries/use-member-freshness";

export interface CollectionLoad {
  /** Undefined until loaded. */
  items: readonly CollectionItem[] | undefined;
  /** Milliseconds since 1970. */
  readAt: number;
  /** The items come from the server: an item that is missing does not exist. */
  isCurrent: boolean;
  hasFailed: boolean;
  /** The refresh failed or takes long: the screen must say that the list is old. */
  isOutOfReach: boolean;
  /** Aborts the request in flight, if any, and loads again. */
  loadAgain: () => Promise<void>;
}

/** The items of a collection and the state of their loading. */
export function useCollectionLoad(name: CollectionName): CollectionLoad {
  const locale = useLocale();
  const member = useMemberFreshness();
  const { data: items, dataUpdatedAt, isError, isFetching, refetch } = useCollection(name);
  const isFromDevice = items !== undefined && (member.isFromDevice || isRestored(dataUpdatedAt));
  const loadAgain = async () => {
    await queryClient.cancelQueries({ queryKey: collectionQuery(name, locale).queryKey });
    await (isFromDevice ? refreshApp() : refetch());
  };
  return {
    items,
    readAt: dataUpdatedAt,
    isCurrent: !isFromDevice && !isFetching && !isError,
    hasFailed: !isFetching && (isError || (isFromDevice && member.isOutOfReach)),
    isOutOfReach: member.isOutOfReach || member.isLate,
    loadAgain,
  };
}
