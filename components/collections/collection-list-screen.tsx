import { mdiMagnifyClose } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { RefreshLine } from "@/components/offline/refresh-line";
import { EmptyState } from "@/components/ui/empty-state";
import { LongList } from "@/components/ui/long-list";
import { Panel } from "@/components/ui/panel";
import { useCurrentTime } from "@/components/ui/use-current-time";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { searchItems, type Entry } from "@/lib/collections/search-items";
import { collectionRoutes } from "@/lib/routes/routes";
import { drawerEntries } from "@/lib/routes/drawer-routes";
import { keepSearch, keptSearch } from "@/lib/collections/kept-search";
import { useMember } from "@/lib/queries/me-query";
import { CollectionWait } from "./collection-wait";
import { CollectionRow } from "./collection-row";
import { SearchField } from "./search-field";
import type { CollectionLoad } from "./use-collection-load";

const pauseMs = 500;

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
        <EmptyState icon={drawerEntries[collectionRoutes[name].container].icon} text={t(`collections.${name}Empty`)} />
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

/** Announces the number of results once the member pauses; after every letter would be too much to listen to. */
function ResultCount({ count }: { count: number | null }) {
  const t = useTranslations("collections");
  const [announced, setAnnounced] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), pauseMs);
    return () => clearTimeout(timer);
  }, [count]);
  // The place is reserved, so that nothing moves when the text appears. "No results" is shown below anyway.
  return (
    <p aria-live="polite" className="min-h-7.5 px-1 pt-1.5 pb-1 text-sm text-muted">
      {count === null || announced === null ? null : (
        <span className={announced === 0 ? "sr-only" : undefined}>{t("found", { count: announced })}</span>
      )}
    </p>
  );
}

/** The member's search text; Back from an item restores it. */
function useKeptSearch(name: CollectionName): [string, (text: string) => void] {
  const member = useMember();
  const person = member ? member.person : "";
  const [text, setText] = useState(() => keptSearch(name, person));
  const search = (next: string) => {
    setText(next);
    keepSearch(name, person, next);
  };
  return [text, search];
}

interface ResultListProps {
  name: CollectionName;
  entries: readonly Entry[];
  /** Another search starts at the top. */
  searched: string;
}

/** Search results of any number; only those near the viewport are drawn. */
function ResultList({ name, entries, searched }: ResultListProps) {
  const now = useCurrentTime();
  const renderRow = useCallback(({ item }: Entry) => <CollectionRow name={name} item={item} now={now} />, [name, now]);
  return (
    <Panel className="p-2">
      <ul role="list">
        <LongList
          entries={entries}
          renderRow={renderRow}
          keyOf={({ key }) => key}
          rowHeight={6}
          wholeUpTo={200}
          version={searched}
        />
      </ul>
    </Panel>
  );
}
