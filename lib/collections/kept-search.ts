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

/** Stores a search in the current history entry, beside its other state. */
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
