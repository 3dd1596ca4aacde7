import { useTranslations } from "next-intl";
import { useCallback, useMemo } from "react";
import { LongList } from "@/components/ui/long-list";
import { Panel } from "@/components/ui/panel";
import { useCurrentTime } from "@/components/ui/use-current-time";
import type { CollectionName } from "@/lib/api/collection-item";
import type { Entry } from "@/lib/collections/search-items";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { collectionRoutes } from "@/lib/routes/collection-routes";
import { CollectionRow, type RowContext } from "./collection-row";

interface ResultListProps {
  name: CollectionName;
  entries: readonly Entry[];
  /** Another search starts at the top. */
  searched: string;
}

/** Search results of any number; only those near the viewport are drawn. */
export function ResultList({ name, entries, searched }: ResultListProps) {
  const context = useRowContext(name);
  const renderRow = useCallback(({ item }: Entry) => <CollectionRow item={item} context={context} />, [context]);
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

/** Shared by all rows, so that thousands of rows need not call these hooks. */
function useRowContext(name: CollectionName): RowContext {
  const t = useTranslations();
  const { goTo } = useNavigation();
  const now = useCurrentTime();
  const untitled = t(`routes.${collectionRoutes[name].item}`);
  const newWindow = t("shell.newWindow");
  return useMemo(
    () => ({ name, now, open: (address) => goTo(address), untitled, newWindow }),
    [name, now, goTo, untitled, newWindow],
  );
}
