import type { CollectionName } from "@/lib/api/collection-item";
import { fnv1a } from "@/lib/format/fnv1a";
import { isRecord } from "@/lib/api/is-record";

const key = "collectionSearch";

/**
 * What was searched for in a collection at this entry of the browser's history: it is there again after an item and Back.
 * The next screen is drawn before its own entry is there, so what is kept says of which collection it is; and whose, since the
 * history outlives a logout: by a hash, for the name is not to be read there.
 * @param person who is signed in: `Member.person`
 */
export function keptSearch(name: CollectionName, person: string): string {
  const state: unknown = window.history.state;
  const kept = isRecord(state) ? state[key] : undefined;
  const isOwn = isRecord(kept) && kept.name === name && kept.person === fnv1a(person);
  return isOwn && typeof kept.text === "string" ? kept.text : "";
}

/** Keeps a search with the present entry of the history, beside what else is kept there. */
export function keepSearch(name: CollectionName, person: string, text: string): void {
  const state: unknown = window.history.state;
  try {
    window.history.replaceState(
      { ...(isRecord(state) ? state : {}), [key]: { name, person: fnv1a(person), text } },
      "",
    );
  } catch {
    // Safari allows a hundred changes in half a minute.
  }
}
