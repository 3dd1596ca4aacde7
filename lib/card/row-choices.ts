import type { Detail } from "@/lib/api/detail";
import { isRecord } from "@/lib/api/tolerant";
import { createStore } from "@/lib/base/create-store";
import { localStore } from "@/lib/base/storage";
import { rowChoicesKey } from "./drop-row-choices";

/** Labels of the detail rows that the member does not want on the shown card. All others are on it, new ones too. */
export type HiddenRows = ReadonlySet<string>;

/** As last read or written: the same text gives the same rows. */
let storedText = localStore.read(rowChoicesKey);

export const hiddenRowsStore = createStore<HiddenRows>(parse(storedText));

/** Shows a row on the shown card or hides it. Where storage is blocked this lasts until the tab closes. */
export function showRow(label: string, isShown: boolean): void {
  readRows();
  hiddenRowsStore.update((rows) => {
    const others = [...rows].filter((other) => other !== label);
    return new Set(isShown ? others : [...others, label]);
  });
  const hidden = [...hiddenRowsStore.get()];
  const text = hidden.length === 0 ? null : JSON.stringify(Object.fromEntries(hidden.map((name) => [name, false])));
  if (text === null) localStore.remove(rowChoicesKey);
  storedText = text !== null && localStore.write(rowChoicesKey, text) ? text : null;
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
  hiddenRowsStore.set(parse(text));
}

/** Follows what others change; returns the function that stops it. */
export function followOtherTabs(): () => void {
  readRows();
  const onStorage = (event: StorageEvent) => {
    if (event.key === rowChoicesKey || event.key === null) readRows();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Unknown content hides nothing. */
function parse(text: string | null): HiddenRows {
  try {
    const choices: unknown = JSON.parse(text ?? "{}");
    if (!isRecord(choices)) return new Set();
    return new Set(Object.keys(choices).filter((label) => choices[label] === false));
  } catch {
    return new Set();
  }
}
