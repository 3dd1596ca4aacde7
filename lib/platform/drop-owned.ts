import { localStore, sessionStore } from "./storage";
import { storedKeys } from "./stored-data";

/** At logout: drops what belongs to any member, here and in the tab. The database is lib/offline's. */
export function dropOwned(): void {
  for (const key of storedKeys("local", ["member"])) localStore.remove(key);
  dropOwnedByTab();
}

/** After a logout in another tab, which has dropped what all tabs share: by now that may be another member's. */
export function dropOwnedByTab(): void {
  for (const key of storedKeys("session", ["member", "tab"])) sessionStore.remove(key);
}

/**
 * Drops what another member left, and what names no owner. An answer without an identity drops nothing.
 * @param person who is signed in: `Member.person`
 * @returns the keys that were dropped
 */
export function dropOwnedByOthers(person: string): string[] {
  if (person === "") return [];
  const isForeign = (text: string | null) => text !== null && !namesOnly(text, person);
  const local = storedKeys("local", ["member"]).filter((key) => isForeign(localStore.read(key)));
  const session = storedKeys("session", ["member"]).filter((key) => isForeign(sessionStore.read(key)));
  for (const key of local) localStore.remove(key);
  for (const key of session) sessionStore.remove(key);
  return [...local, ...session];
}

/** At a reset. The mark of a pending deletion stays: the database may not have done it yet. */
export function dropAll(): void {
  for (const key of storedKeys("local")) localStore.remove(key);
  for (const key of storedKeys("session")) sessionStore.remove(key);
}

/** Whether a JSON text, an object or a list of objects, names this person alone as `person`. */
function namesOnly(text: string, person: string): boolean {
  try {
    const entries = [JSON.parse(text) as unknown].flat();
    return entries.length > 0 && entries.every((entry) => (entry as { person?: unknown } | null)?.person === person);
  } catch {
    return false;
  }
}
