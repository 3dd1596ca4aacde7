import { queryClient } from "./query-client";

/**
 * Shows the data of the previous language until answers in the new one arrive, so that the screen stays. Data that is known
 * in the new language stays, unless the member is older. Every key ends with its locale.
 */
export function seedLocale(previous: string, next: string): void {
  for (const [key, data] of queryClient.getQueriesData({})) {
    if (data === undefined || key.at(-1) !== previous || next === previous) continue;
    const nextKey = [...key.slice(0, -1), next];
    // Keeps its age: last week's card is still old in another language.
    const updatedAt = readAt(key);
    const isKnown = queryClient.getQueryData(nextKey) !== undefined;
    // The member may have paid or saved since.
    if (!isKnown || (key[0] === "me" && readAt(nextKey) < updatedAt))
      queryClient.setQueryData(nextKey, data, { updatedAt });
  }

  function readAt(key: readonly unknown[]): number {
    return queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
  }
}
