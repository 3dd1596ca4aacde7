import { useEffect } from "react";
import type { Detail } from "@/lib/api/detail";
import { createStoredStore } from "@/lib/platform/create-stored-store";
import { useStore } from "@/lib/platform/use-store";
import {
  hiddenRowsIn,
  labelsOf,
  parseRowChoices,
  type CardOwner,
  type HiddenRows,
  type RowChoices,
} from "./hidden-rows";

export const rowChoicesStore = createStoredStore<RowChoices>("shownCardRows", {
  parse: parseRowChoices,
  serialize: ({ person, hidden, rows }) =>
    hidden.size === 0 ? null : JSON.stringify({ person, hidden: [...hidden], rows }),
});

/** Shows or hides a row on this member's shown card. With blocked storage the choice lasts until the tab closes. */
export function showRow(member: CardOwner, label: string, isShown: boolean): void {
  rowChoicesStore.change((choices) => {
    const others = [...hiddenRowsIn(choices, member)].filter((other) => other !== label);
    return { person: member.person, hidden: new Set(isShown ? others : [...others, label]), rows: labelsOf(member) };
  });
}

/** The labels that the member can choose, each once. A row without a label is always visible. */
export function choosableLabels(details: readonly Detail[]): string[] {
  return [...new Set(details.map(({ label }) => label))].filter((label) => label !== "");
}

/** Labels of the rows that this member hides on the shown card. */
export function useHiddenRows(member: CardOwner): HiddenRows {
  useEffect(() => rowChoicesStore.follow(), []);
  return hiddenRowsIn(useStore(rowChoicesStore), member);
}
