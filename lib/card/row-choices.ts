import type { Detail } from "@/lib/api/detail";
import { isRecord } from "@/lib/api/is-record";
import { createStore } from "@/lib/platform/create-store";
import { followStored } from "@/lib/platform/follow-stored";
import { localStore } from "@/lib/platform/storage";
import { rowChoicesKey } from "./drop-row-choices";

/** Labels of the detail rows that the member does not want on the shown card. All others are on it, new ones too. */
export type HiddenRows = ReadonlySet<string>;

interface RowChoices {
  /** Whose they are: `Member.person`; null before anybody has chosen. */
  person: string | null;
  hidden: HiddenRows;
}

const noRows: HiddenRows = new Set();
const noChoices: RowChoices = { person: null, hidden: noRows };

/** As last read or written: the same text gives the same rows. */
let storedText = localStore.read(rowChoicesKey);

export const rowChoicesStore = createStore<RowChoices>(parse(storedText));

/** What this person has chosen: nobody gets the choice of another one. @param person `Member.person` */
export function hiddenRowsOf(person: string): HiddenRows {
  const choices = rowChoicesStore.get();
  return choices.person === person ? choices.hidden : noRows;
}

/** Shows a row on this person's shown card or hides it. Where storage is blocked this lasts until the tab closes. */
export function showRow(person: string, label: string, isShown: boolean): void {
  readRows();
  const others = [...hiddenRowsOf(person)].filter((other) => other !== label);
  write({ person, hidden: new Set(isShown ? others : [...others, label]) });
}

function write({ person, hidden }: RowChoices): void {
  rowChoicesStore.set({ person, hidden });
  const text = hidden.size === 0 ? null : JSON.stringify({ person, hidden: [...hidden] });
  if (text === null) localStore.remove(rowChoicesKey);
  if (text === null || localStore.write(rowChoicesKey, text)) storedText = text;
}

/** The rows that can be chosen: each label once. A row without a label is always shown. */
export function choosableLabels(details: readonly Detail[]): string[] {
  return [...new Set(details.map(({ label }) => label))].filter((label) => label !== "");
}

/** Takes over what was changed since: by another tab, or by another person's start, who chooses anew. */
function readRows(): void {
  const text = localStore.read(rowChoicesKey);
  if (text === storedText) return;
  storedText = text;
  rowChoicesStore.set(parse(text));
}

/** Follows what others change; returns the function that stops it. */
export function followRowChoices(): () => void {
  readRows();
  return followStored(rowChoicesKey, readRows);
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
