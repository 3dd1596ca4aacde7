import { useEffect } from "react";
import { useStore } from "@/lib/platform/use-store";
import { hiddenRowsIn, rowChoicesStore, type HiddenRows } from "./row-choices";

/**
 * Labels of the rows that this person hides on the shown card.
 * @param person `Member.person`
 */
export function useHiddenRows(person: string): HiddenRows {
  useEffect(() => rowChoicesStore.follow(), []);
  return hiddenRowsIn(useStore(rowChoicesStore), person);
}
