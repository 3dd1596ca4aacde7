import { withTimeout } from "@/lib/platform/with-timeout";
import { databaseName } from "@/lib/platform/stored-data";
import { localStore } from "@/lib/platform/storage";
import { parseEarlyCard } from "./early-card";
import { markForDeletion } from "./pending-deletion";
import type { StoredAnswers } from "./merge-answer";

/** The database's code is not in the first load: nothing of the card waits for it. */
const load = () => import("./stored-answers");
const ignore = () => undefined;

/** When this page has last kept something, in milliseconds since 1970. */
let lastKeptAt = 0;

/**
 * Whether the card on the device is of another page, and newer: then somebody has signed in since.
 * @param time in milliseconds since 1970
 */
export function wasStoredElsewhereSince(time: number): boolean {
  const early = parseEarlyCard(localStore.read("storedCard"), Date.now());
  return early !== null && early.readAt > time && lastKeptAt <= time;
}

/** What is kept on the device, or null: see stored-answers. */
export function readStoredAnswers(): Promise<StoredAnswers | null> {
  return load().then(
    (stored) => stored.readStoredAnswers(),
    () => null,
  );
}

/** Keeps what a good answer carried. @param person who is signed in, or "" when the answer does not tell */
export function storeAnswer(locale: string, person: string, body: unknown): void {
  const now = Date.now();
  lastKeptAt = now;
  load().then((stored) => stored.storeAnswer(locale, person, body, now), ignore);
}

/** Milliseconds: a database that does not answer keeps nobody from the login. */
const patience = 1000;

/**
 * Removes everything of the member from the device. @param forGood this page stores nothing any more: logout
 * @returns settles when it is gone: a page that leaves before that takes the removal along
 */
export function dropStoredAnswers(options: { forGood?: boolean } = {}): Promise<void> {
  localStore.remove("storedCard");
  // By itself: the page may end before the database's code is there.
  markForDeletion();
  const gone = load().then((stored) => stored.dropStoredAnswers(options), deleteDatabase);
  return withTimeout(gone, patience, undefined);
}

/** This page stores nothing any more, and what is stored stays. */
export function closeStoredAnswers(): void {
  load().then((stored) => stored.closeStoredAnswers(), ignore);
}

/** A new start may store again, as after a logout that the member has come back from. */
export function openStoredAnswers(): void {
  load().then((stored) => stored.openStoredAnswers(), ignore);
}

/** Where even this code cannot be had, the data goes all the same. */
function deleteDatabase(): void {
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // Nothing is stored where nothing can be stored.
  }
}
