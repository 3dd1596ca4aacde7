import { useEffect, useSyncExternalStore } from "react";
import { followRowChoices, hiddenRowsOf, rowChoicesStore, type HiddenRows } from "./row-choices";

/** Labels of the rows that this person keeps off the shown card. @param person `Member.person` */
export function useHiddenRows(person: string): HiddenRows {
  useEffect(followRowChoices, []);
  const read = () => hiddenRowsOf(person);
  return useSyncExternalStore(rowChoicesStore.subscribe, read, read);
}
