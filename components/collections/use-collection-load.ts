import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { useLocale } from "@/lib/i18n/use-locale";
import { collectionQuery, useCollection } from "@/lib/queries/collection-query";
import { queryClient } from "@/lib/queries/query-client";
import { refreshApp } from "@/lib/queries/refresh";
import { isRestored } from "@/lib/queries/restore-answers";
import { useMemberFreshness } from "@/lib/queries/use-member-freshness";

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
