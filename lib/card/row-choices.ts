import type { Detail } from "@/lib/api/detail";
import { isRecord } from "@/lib/api/is-record";
import { createStoredStore } from "@/lib/platform/create-stored-store";

/** Labels of the detail rows that the member does not want on the shown card. All others are on it, new ones too. */
export type HiddenRows = ReadonlySet<string>;

interface RowChoices {
  /** Whose they are: `Member.person`; null before anybody has chosen. */
  person: string | null;
  hidden: HiddenRows;
}

const noRows: HiddenRows = new Set();
const noChoices: RowChoices = { person: null, hidden: noRows };

export const rowChoicesStore = createStoredStore<RowChoices>("shownCardRows", {
  parse,
  serialize: ({ person, hidden }) => (hidden.size === 0 ? null : JSON.stringify({ person, hidden: [...hidden] })),
});

/** What this person has chosen: nobody gets the choice of another one. @param person `Member.person` */
export function hiddenRowsIn(choices: RowChoices, person: string): HiddenRows {
  return choices.person === person ? choices.hidden : noRows;
}

/** Shows a row on this person's shown card or hides it. Where storage is blocked this lasts until the tab closes. */
export function showRow(person: string, label: string, isShown: boolean): void {
  rowChoicesStore.change((choices) => {
    const others = [...hiddenRowsIn(choices, person)].filter((other) => other !== label);
    return { person, hidden: new Set(isShown ? others : [...others, label]) };
  });
}

/** The rows that can be chosen: each label once. A row without a label is always shown. */
export function choosableLabels(details: readonly Detail[]): string[] {
  return [...new Set(details.map(({ label }) => label))].filter((label) => label !== "");
}

/** Unknown content hides nothing, nor do choices that name nobody. */
function parse(text: string | null): RowChoices {
  try {
    const choices: unknown = JSON.parse(text ?? "{}");
    if (!isRecord(choices) || typeof choices.person !== "string" || !Array.isArray(choices.hidden)) return noChoices;
    const labels: unknown[] = choices.hidden;
    return { person: choices.person, hidden: new Set(labels.filter((label) => typeof label === "string")) };
  } catch {
    return noChoices;
  }
}
