import type { QueryClient } from "@tanstack/react-query";

/**
 * Shows what is known in the previous language until the answers in the new one arrive: the screen stays as it is
 * (decisions 1 "Locale"). What is known there from before stays, a member when it is newer. Every key ends with its locale.
 */
export function seedLocale(client: QueryClient, previous: string, next: string): void {
  for (const [key, data] of client.getQueriesData({})) {
    if (data === undefined || key.at(-1) !== previous || next === previous) continue;
    const nextKey = [...key.slice(0, -1), next];
    // It is as old as it was: a card of last week is not of today in another language.
    const updatedAt = readAt(key);
    const isKnown = client.getQueryData(nextKey) !== undefined;
    // The member's data may have changed since: paid, or saved.
    if (!isKnown || (key[0] === "member" && readAt(nextKey) < updatedAt))
      client.setQueryData(nextKey, data, { updatedAt });
  }

  function readAt(key: readonly unknown[]): number {
    return client.getQueryState(key)?.dataUpdatedAt ?? 0;
  }
}
