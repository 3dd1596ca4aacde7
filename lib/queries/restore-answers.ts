import type { QueryClient } from "@tanstack/react-query";
import { personOf } from "@/lib/api/member";
import { parseAnswer } from "@/lib/api/answer";
import { collectionNames } from "@/lib/api/collection-item";
import { dispatchFreshness } from "@/lib/offline/freshness";
import { readStoredAnswers } from "@/lib/offline/kept-answers";
import { collectionQuery } from "./collection-query";
import { configQuery } from "./config-query";
import { memberQuery } from "./member-query";

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
 * was chosen before: a card in another language is better than none.
 * @returns whether there is a member now who comes from the device
 */
export async function restoreAnswers(
  client: QueryClient,
  locale: string,
  isStillWanted: () => boolean,
): Promise<boolean> {
  const stored = await readStoredAnswers();
  if (stored === null || !isStillWanted()) return false;
  const known = client.getQueryData(memberQuery(locale).queryKey);
  // One of whom the server does not say who it is leaves the place to one who is known.
  if (known && (personOf(known) !== "" || stored.person === "")) return false;
  const { config, member, collections } = parseAnswer(stored.body);
  if (member === null) return false;
  restoredFrom = stored.readAt;
  const updated = { updatedAt: stored.readAt };
  client.setQueryData(memberQuery(locale).queryKey, member, updated);
  if (config && !isKnown(configQuery(locale).queryKey))
    client.setQueryData(configQuery(locale).queryKey, config, updated);
  for (const name of collectionNames) {
    const { queryKey } = collectionQuery(name, locale, client);
    const items = collections[name];
    if (items && !isKnown(queryKey)) client.setQueryData(queryKey, items, updated);
  }
  dispatchFreshness({ type: "restored" });
  return true;

  function isKnown(queryKey: readonly unknown[]): boolean {
    return client.getQueryData(queryKey) !== undefined;
  }
}
