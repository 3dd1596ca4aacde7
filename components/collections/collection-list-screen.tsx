import { mdiMagnifyClose } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { RefreshLine } from "@/components/offline/refresh-line";
import { EmptyState } from "@/components/ui/empty-state";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { searchItems } from "@/lib/collections/search-items";
import { collectionRoutes } from "@/lib/routes/collection-routes";
import { routes } from "@/lib/routes/routes";
import { CollectionWait } from "./collection-wait";
import { ResultCount } from "./result-count";
import { ResultList } from "./result-list";
import { SearchField } from "./search-field";
import type { CollectionLoad } from "./use-collection-load";
import { useKeptSearch } from "./use-kept-search";

/** A searchable collection: news, events, benefits or pages. See docs/product.md, Collections. */
export function CollectionListScreen({ name, load }: { name: CollectionName; load: CollectionLoad }) {
  const t = useTranslations();
  return (
    <div className="mx-auto max-w-reading">
      {load.items !== undefined && load.isOutOfReach ? (
        <div className="-mt-3 mb-3">
          <RefreshLine listReadAt={load.readAt} />
        </div>
      ) : null}
      {load.items === undefined ? (
        <CollectionWait load={load} />
      ) : load.items.length === 0 ? (
        <EmptyState icon={routes[collectionRoutes[name].container].icon} text={t(`collections.${name}Empty`)} />
      ) : (
        <SearchedList name={name} items={load.items} />
      )}
    </div>
  );
}

function SearchedList({ name, items }: { name: CollectionName; items: readonly CollectionItem[] }) {
  const t = useTranslations("collections");
  const [text, setText] = useKeptSearch(name);
  // Typing stays responsive; results follow.
  const searched = useDeferredValue(text).trim();
  const found = useMemo(() => searchItems(items, searched), [items, searched]);
  return (
    <>
      <SearchField text={text} onChange={setText} />
      <ResultCount count={searched === "" ? null : found.length} />
      {found.length === 0 ? (
        <EmptyState icon={mdiMagnifyClose} text={t("noMatches")} />
      ) : (
        <ResultList name={name} entries={found} searched={searched} />
      )}
    </>
  );
}
