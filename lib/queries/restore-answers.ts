import { parseAnswer } from "@/lib/api/answer";
import { CallError } from "@/lib/api/api-error";
import { collectionNames } from "@/lib/api/collection-item";
import { readStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import type { StoredAnswers } from "@/lib/offline/merge-answer";
import { collectionKey, configKey, knownMember, memberReadAt, meKey } from "./cached";
import { isOutage } from "./errors";
import { queryClient } from "./query-client";
import { throwIfAborted } from "./fetch-answer";
import { isSessionOver } from "./session";

/**
 * Marks restored data by a fraction of a millisecond in its `updatedAt`; a server answer has a whole number. So the mark survives
 * a copy of the data for another language.
 */
const marks = { whole: 0.5, part: 0.25 };

/**
 * Whether cached data is still the restored one.
 * @param updatedAt the query's `dataUpdatedAt`
 */
export function isRestored(updatedAt: number): boolean {
  return !Number.isInteger(updatedAt);
}

/** Whether cached data is the first paint's part of the stored answers, which carries no invoices. */
export function isPartlyRestored(updatedAt: number): boolean {
  return updatedAt % 1 === marks.part;
}

/** Whether the member on the screen comes from the device, not the server. */
export function isMemberFromDevice(): boolean {
  return isRestored(memberReadAt());
}

/**
 * Fills the gaps of the cache from the device. The data may be in the previous language: such a card is better than none. A slow
 * database adds the rest when it answers.
 * @returns whether the cached member may be shown: the device stores their card
 */
export async function restoreAnswers(locale: string, isStillWanted: () => boolean): Promise<boolean> {
  const stored = await readStoredAnswers();
  if (stored === null || !isStillWanted()) return false;
  const known = knownMember(locale);
  // A stored member without an identity never replaces a known one.
  if (known && (known.person !== "" || stored.person === "")) return known.person === stored.person;
  if (!restore(locale, stored)) return false;
  void stored.whole?.then((whole) => {
    const isShown = isRestored(memberReadAt(locale)) && whole && knownMember(locale)?.person === whole.person;
    if (isShown) restore(locale, whole);
  });
  return true;
}

/** Restores the card if no member is known. Throws once the query is cancelled. */
export async function restoreIfUnknown(locale: string, signal: AbortSignal): Promise<void> {
  if (knownMember(locale) === null) await restoreAnswers(locale, () => !signal.aborted && !isSessionOver());
  throwIfAborted(signal);
}

/** Restores the card before an error that keeps it on the screen is handled, then throws the error. */
export async function restoreBeforeOutage(locale: string, error: unknown, signal: AbortSignal): Promise<never> {
  if (error instanceof CallError && (isOutage(error.reason) || error.reason.kind === "captcha"))
    await restoreIfUnknown(locale, signal);
  throw error;
}

/** @returns false when they hold no member */
function restore(locale: string, { body, person, readAt, whole }: StoredAnswers): boolean {
  const { config, member, collections } = parseAnswer(body);
  if (member === null) return false;
  const updated = { updatedAt: readAt + (whole ? marks.part : marks.whole) };
  queryClient.setQueryData(meKey(locale), { ...member, person }, updated);
  if (config && isFree(configKey(locale))) queryClient.setQueryData(configKey(locale), config, updated);
  for (const name of collectionNames) {
    const queryKey = collectionKey(name, locale);
    const items = collections[name];
    if (items && isFree(queryKey)) queryClient.setQueryData(queryKey, items, updated);
  }
  return true;

  /** Whether the server has not sent this data yet. */
  function isFree(queryKey: readonly unknown[]): boolean {
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    return updatedAt === 0 || isRestored(updatedAt);
  }
}
