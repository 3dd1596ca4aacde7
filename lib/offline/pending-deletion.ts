import { localStore } from "@/lib/platform/storage";

const key = "cardRemoval";

/**
 * Marks that all of the member is to be removed from the database. The mark stands until that is done, also when the page ends
 * before: whoever reads the database next removes it, and shows it to nobody.
 */
export function markForDeletion(): void {
  localStore.write(key, String(Math.random()));
}

/** The mark of the last removal that is not done; null when none is owed. */
export function pendingDeletion(): string | null {
  return localStore.read(key);
}

/** Takes the mark away, unless another removal has been asked for since. @param mark as it was when the removal began */
export function endDeletion(mark: string | null): void {
  if (mark !== null && pendingDeletion() === mark) localStore.remove(key);
}
