import { useEffect, useSyncExternalStore } from "react";
import { followOtherTabs, hiddenRowsStore, type HiddenRows } from "./row-choices";

/** Labels of the rows that the member keeps off the shown card. */
export function useHiddenRows(): HiddenRows {
  useEffect(followOtherTabs, []);
  return useSyncExternalStore(hiddenRowsStore.subscribe, hiddenRowsStore.get, hiddenRowsStore.get);
}
