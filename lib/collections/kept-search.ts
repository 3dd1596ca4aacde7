import type { CollectionName } from "@/lib/api/collection-item";
import { fnv1a } from "@/lib/format/fnv1a";
import { isRecord } from "@/lib/api/json";

const key = "collectionSearch";

/**
 * The search stored in this history entry, which reappears after an item and Back. The next screen is drawn before its own
 * entry exists, so the search names its collection. It also names its owner, since the history outlives a logout: by a hash,
 * to hide the identity.
 * @param person the signed-in member: `Member.person`
 */
export function keptSearch(name: CollectionName, person: string): string {
  const state: unknown = window.history.state;
  const kept = isRecord(state) ? state[key] : undefined;
  const isOwn = isRecord(kept) && kept.name === name && kept.person === fnv1a(person);
  return isOwn && typeof kept.text === "string" ? kept.text : "";
}

/**
 * Safari allows a hundred changes of the history in half a minute. After that it refuses the step to another screen too. A held
 * key types as many letters in four seconds.
 */
const mostChanges = 50;
const periodMs = 30_000;
/** Milliseconds without another letter. */
const pauseMs = 1000;

/** When the last searches were stored, by `performance.now()`. */
let changes: number[] = [];
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Stores a search in the current history entry, beside its other state: at once, or after a pause if there were too many. */
export function keepSearch(name: CollectionName, person: string, text: string): void {
  clearTimeout(waiting);
  const address = window.location.href;
  const store = () => {
    if (window.location.href === address) storeSearch(name, person, text);
  };
  changes = changes.filter((time) => performance.now() - time < periodMs);
  if (changes.length < mostChanges) store();
  else waiting = setTimeout(store, pauseMs);
}

function storeSearch(name: CollectionName, person: string, text: string): void {
  changes.push(performance.now());
  const state: unknown = window.history.state;
  try {
    window.history.replaceState(
      { ...(isRecord(state) ? state : {}), [key]: { name, person: fnv1a(person), text } },
      "",
    );
  } catch {
    // Safari refuses it after too many other changes.
  }
}
