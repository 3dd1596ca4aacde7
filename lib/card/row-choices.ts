import type { Detail } from "@/lib/api/detail";
import { isRecord } from "@/lib/api/is-record";
import { createStoredStore } from "@/lib/platform/create-stored-store";

/** Labels of the detail rows that the member hides on the shown card. All other rows are visible, new ones too. */
export type HiddenRows = ReadonlySet<string>;

interface RowChoices {
  /** The owner: `Member.person`; null before the first choice. */
  person: string | null;
  hidden: HiddenRows;
}

const noRows: HiddenRows = new Set();
const noChoices: RowChoices = { person: null, hidden: noRows };

export const rowChoicesStore = createStoredStore<RowChoices>("shownCardRows", {
  parse,
  serialize: ({ person, hidden }) => (hidden.size === 0 ? null : JSON.stringify({ person, hidden: [...hidden] })),
});

/**
 * This person's choice; another person's choice counts as none.
 * @param person `Member.person`
 */
export function hiddenRowsIn(choices: RowChoices, person: string): HiddenRows {
  return choices.person === person ? choices.hidden : noRows;
}

/** Shows or hides a row on this person's shown card. With blocked storage the choice lasts until the tab closes. */
export function showRow(person: string, label: string, isShown: boolean): void {
  rowChoicesStore.change((choices) => {
    const others = [...hiddenRowsIn(choices, person)].filter((other) => other !== label);
    return { person, hidden: new Set(isShown ? others : [...others, label]) };
  });
}

/** The rows that can be chosen: each label once. A row without a label is always visible. */
export function choosableLabels(details: readonly Detail[]): string[] {
  return [...new Set(details.map(({ label }) => label))].filter((label) => label !== "");
}

/** Invalid content hides nothing; neither do choices without an owner. */
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
