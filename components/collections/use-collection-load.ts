import { useLocale } from "next-intl";
import type { CollectionName } from "@/lib/api/collection-item";
import { collectionQuery, useCollection } from "@/lib/queries/collection-query";
import { queryClient } from "@/lib/queries/query-client";
import { refreshApp } from "@/lib/queries/refresh";
import { isRestored } from "@/lib/queries/restore-answers";
import { useMemberFreshness } from "@/lib/queries/use-member-freshness";

export type CollectionLoad = ReturnType<typeof useCollectionLoad>;

/** The items of a collection and the state of their loading. */
export function useCollectionLoad(name: CollectionName) {
  const locale = useLocale();
  const member = useMemberFreshness();
  const { data: items, dataUpdatedAt, isError, isFetching, refetch } = useCollection(name);
  const isFromDevice = items !== undefined && (member.isFromDevice || isRestored(dataUpdatedAt));
  return {
    /** Undefined until loaded. */
    items,
    /** Milliseconds since 1970. */
    readAt: dataUpdatedAt,
    /** The items come from the server: an item that is missing does not exist. */
    isCurrent: !isFromDevice && !isFetching && !isError,
    hasFailed: !isFetching && (isError || (isFromDevice && member.isOutOfReach)),
    /** The refresh failed or takes long: the screen must say that the list is old. */
    isOutOfReach: member.isOutOfReach || member.isLate,
    /** Aborts the request in flight, if any, and loads again. */
    loadAgain: async () => {
      await queryClient.cancelQueries({ queryKey: collectionQuery(name, locale).queryKey });
      await (isFromDevice ? refreshApp() : refetch());
    },
  };
}
