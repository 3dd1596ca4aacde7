import { useCallback } from "react";
import { LongList } from "@/components/ui/long-list";
import { Panel } from "@/components/ui/panel";
import { useCurrentTime } from "@/components/ui/use-current-time";
import type { CollectionName } from "@/lib/api/collection-item";
import type { Entry } from "@/lib/collections/search-items";
import { CollectionRow } from "./collection-row";

interface ResultListProps {
  name: CollectionName;
  entries: readonly Entry[];
  /** Another search starts at the top. */
  searched: string;
}

/** Search results of any number; only those near the viewport are drawn. */
export function ResultList({ name, entries, searched }: ResultListProps) {
  const now = useCurrentTime();
  const renderRow = useCallback(({ item }: Entry) => <CollectionRow name={name} item={item} now={now} />, [name, now]);
  return (
    <Panel className="p-2">
      <ul>
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
