import { localStore, sessionStore } from "./storage";
import { storedKeys } from "./stored-data";

/** At logout: drops every member's data, shared and in this tab. lib/offline clears the database. */
export function dropOwned(): void {
  for (const key of storedKeys("local", ["member"])) localStore.remove(key);
  dropOwnedByTab();
}

/** After a logout in another tab, which dropped the shared data: by now it may belong to the next member. */
export function dropOwnedByTab(): void {
  for (const key of storedKeys("session", ["member", "tab"])) sessionStore.remove(key);
}

/**
 * Drops data of other members, and data without an owner. An answer without an identity drops nothing.
 * @param person the signed-in member: `Member.person`
 * @returns the dropped keys
 */
export function dropOwnedByOtherMembers(person: string): string[] {
  if (person === "") return [];
  const isForeign = (text: string | null) => text !== null && !namesOnly(text, person);
  const local = storedKeys("local", ["member"]).filter((key) => isForeign(localStore.read(key)));
  const session = storedKeys("session", ["member"]).filter((key) => isForeign(sessionStore.read(key)));
  for (const key of local) localStore.remove(key);
  for (const key of session) sessionStore.remove(key);
  return [...local, ...session];
}

/** At a reset. Keeps the mark of a pending deletion: the database may not have done it yet. */
export function dropAll(): void {
  for (const key of storedKeys("local")) localStore.remove(key);
  for (const key of storedKeys("session")) sessionStore.remove(key);
}

/** Whether a JSON text, an object or a list of objects, names only this person as `person`. */
function namesOnly(text: string, person: string): boolean {
  try {
    const entries = [JSON.parse(text) as unknown].flat();
    return entries.length > 0 && entries.every((entry) => (entry as { person?: unknown } | null)?.person === person);
  } catch {
    return false;
  }
}
