import type { QueryClient } from "@tanstack/react-query";

/**
 * Shows what is known in the previous language until the answers in the new one arrive: the screen stays as it is
 * (decisions 1 "Locale"). Every key ends with its locale.
 */
export function seedLocale(client: QueryClient, previous: string, next: string): void {
  for (const [key, data] of client.getQueriesData({})) {
    if (data === undefined || key.at(-1) !== previous) continue;
    const nextKey = [...key.slice(0, -1), next];
    // It is as old as it was: a card of last week is not of today in another language.
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt;
    if (client.getQueryData(nextKey) === undefined) client.setQueryData(nextKey, data, { updatedAt });
  }
}
