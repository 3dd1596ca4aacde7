import { isAnotherMember } from "@/lib/api/member";
import { withTimeout } from "@/lib/platform/with-timeout";
import { databaseName } from "@/lib/platform/stored-data";
import { storedEarlyCard } from "./early-card";
import { markForDeletion } from "./pending-deletion";
import type { StoredAnswers } from "./merge-answer";

/** The database code is not in the first load: the card does not wait for it. */
const load = () => import("./stored-answers");
const ignore = () => undefined;

/** The stored answers, or null: see stored-answers. */
export function readStoredAnswers(): Promise<StoredAnswers | null> {
  return load().then(
    (stored) => stored.readStoredAnswers(),
    () => null,
  );
}

/** Stores a good answer: see stored-answers. @param readAt when the member in it was read */
export function storeAnswer(locale: string, person: string, body: unknown, readAt: number): void {
  // Now: the page may end before the database has removed the other member's card.
  if (isAnotherMember(storedEarlyCard()?.person ?? "", person)) markForDeletion();
  load().then((stored) => stored.storeAnswer(locale, person, body, Math.floor(readAt)), ignore);
}

/** Milliseconds: a database that does not respond must not delay the login. */
const timeoutMs = 1000;

/**
 * Removes everything of the member from the device.
 * @returns settles when it is gone. Do not leave the page before: that would interrupt the removal
 */
export function dropStoredAnswers(): Promise<void> {
  // Set here: the page may end before the database code has loaded.
  markForDeletion();
  const removal = load().then((stored) => stored.dropStoredAnswers(), deleteDatabase);
  return withTimeout(removal, timeoutMs, undefined);
}

/** Stops pending writes of this page; the stored data stays. */
export function cancelWrites(): void {
  load().then((stored) => stored.cancelWrites(), ignore);
}

/** Deletes the data even if the database code cannot load. */
function deleteDatabase(): void {
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // Blocked storage holds nothing to delete.
  }
}
