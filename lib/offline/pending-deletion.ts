import { localStore } from "@/lib/platform/storage";

const key = "cardRemoval";

/**
 * Removes the first paint's card, and marks the member's data in the database for deletion. The mark outlives the page: the
 * next page that opens the database deletes the data first and never shows it.
 */
export function markForDeletion(): void {
  localStore.remove("storedCard");
  localStore.write(key, String(Math.random()));
}

/** The mark of the pending deletion, or null. */
export function pendingDeletion(): string | null {
  return localStore.read(key);
}

/** Removes the mark, unless another deletion was requested since. @param mark read before the deletion began */
export function endDeletion(mark: string | null): void {
  if (mark !== null && pendingDeletion() === mark) localStore.remove(key);
}
