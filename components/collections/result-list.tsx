import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Panel } from "@/components/ui/panel";
import type { CollectionName } from "@/lib/api/collection-item";
import type { Entry } from "@/lib/collections/search-items";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { collectionRoutes } from "@/lib/routes/collection-routes";
import type { RowContext } from "./collection-row";
import { ListStretch, stretchOf } from "./list-stretch";

interface ResultListProps {
  name: CollectionName;
  entries: readonly Entry[];
  /** What was searched for: another search begins at the top again. */
  searched: string;
}

/** What was found, however much it is: only what is near to being seen is drawn. */
export function ResultList({ name, entries, searched }: ResultListProps) {
  const [focused, setFocused] = useState<number | null>(null);
  return (
    <Panel className="p-2">
      <ul>
        <ListStretch
          entries={entries}
          start={0}
          length={stretchOf(entries.length)}
          searched={searched}
          focused={focused}
          onFocus={setFocused}
          context={useRowContext(name)}
        />
      </ul>
    </Panel>
  );
}

/** What all rows share, so that thousands of them need not ask for it each. */
function useRowContext(name: CollectionName): RowContext {
  const t = useTranslations();
  const { goTo } = useNavigation();
  const [now] = useState(() => new Date());
  const untitled = t(`routes.${collectionRoutes[name].item}`);
  const newWindow = t("shell.newWindow");
  return useMemo(
    () => ({ name, now, open: (address) => goTo(address), untitled, newWindow }),
    [name, now, goTo, untitled, newWindow],
  );
}
