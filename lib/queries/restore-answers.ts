import { parseAnswer } from "@/lib/api/answer";
import { collectionNames } from "@/lib/api/collection-item";
import { dispatchFreshness, freshnessStore } from "@/lib/offline/freshness";
import { readStoredAnswers } from "@/lib/offline/stored-answers-later";
import type { StoredAnswers } from "@/lib/offline/stored-answers";
import { collectionQuery } from "./collection-query";
import { configQuery } from "./config-query";
import { knownMember, memberQuery } from "./member-query";
import { queryClient } from "./query-client";

/** When the server had sent what was restored, in milliseconds since 1970. */
let restoredFrom: number | null = null;

/**
 * Whether data of the cache is still what was restored, and no newer answer carried it: config may come long after me.
 * @param updatedAt the query's `dataUpdatedAt`
 */
export function isRestored(updatedAt: number): boolean {
  return updatedAt === restoredFrom;
}

/**
 * Fills the cache with what is kept on the device, as far as the server has not answered yet. It may be in the language that
 * was chosen before: a card in another language is better than none. What a slow database holds follows when it answers.
 * @returns whether there is a member now who comes from the device
 */
export async function restoreAnswers(locale: string, isStillWanted: () => boolean): Promise<boolean> {
  const stored = await readStoredAnswers();
  if (stored === null || !isStillWanted()) return false;
  const known = knownMember(locale);
  // One of whom the server does not say who it is leaves the place to one who is known.
  if (known && (known.person !== "" || stored.person === "")) return false;
  if (!restore(locale, stored)) return false;
  dispatchFreshness({ type: "restored" });
  void stored.whole?.then((whole) => {
    const shown = knownMember(locale);
    const isShown = freshnessStore.get().source === "device" && shown && shown.person === whole?.person;
    if (isShown) restore(locale, whole);
  });
  return true;
}

/** @returns false when there is no member in it */
function restore(locale: string, { body, person, readAt }: StoredAnswers): boolean {
  const { config, member, collections } = parseAnswer(body);
  if (member === null) return false;
  const updated = { updatedAt: readAt };
  queryClient.setQueryData(memberQuery(locale).queryKey, { ...member, person }, updated);
  if (config && isFree(configQuery(locale).queryKey))
    queryClient.setQueryData(configQuery(locale).queryKey, config, updated);
  for (const name of collectionNames) {
    const { queryKey } = collectionQuery(name, locale);
    const items = collections[name];
    if (items && isFree(queryKey)) queryClient.setQueryData(queryKey, items, updated);
  }
  restoredFrom = readAt;
  return true;

  /** The server has not sent it. */
  function isFree(queryKey: readonly unknown[]): boolean {
    const readBefore = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    return readBefore <= 0 || isRestored(readBefore);
  }
}
