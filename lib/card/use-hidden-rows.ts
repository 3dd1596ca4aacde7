import { useEffect } from "react";
import { useStore } from "@/lib/platform/use-store";
import { hiddenRowsIn, type CardOwner, type HiddenRows } from "./hidden-rows";
import { rowChoicesStore } from "./row-choices";

/** Labels of the rows that this member hides on the shown card. */
export function useHiddenRows(member: CardOwner): HiddenRows {
  useEffect(() => rowChoicesStore.follow(), []);
  return hiddenRowsIn(useStore(rowChoicesStore), member);
}
