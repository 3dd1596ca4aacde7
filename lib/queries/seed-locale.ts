import { queryClient } from "./query-client";

/**
 * Shows what is known in the previous language until the answers in the new one arrive: the screen stays as it is
 * (decisions 1 "Locale"). What is known there from before stays, a member when it is newer. Every key ends with its locale.
 */
export function seedLocale(previous: string, next: string): void {
  for (const [key, data] of queryClient.getQueriesData({})) {
    if (data === undefined || key.at(-1) !== previous || next === previous) continue;
    const nextKey = [...key.slice(0, -1), next];
    // It is as old as it was: a card of last week is not of today in another language.
    const updatedAt = readAt(key);
    const isKnown = queryClient.getQueryData(nextKey) !== undefined;
    // The member's data may have changed since: paid, or saved.
    if (!isKnown || (key[0] === "me" && readAt(nextKey) < updatedAt))
      queryClient.setQueryData(nextKey, data, { updatedAt });
  }

  function readAt(key: readonly unknown[]): number {
    return queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
  }
}
