import { queryClient } from "./query-client";

/**
 * Copies the previous language's data to the new language until its answers arrive, so that the screen stays. Keeps what the new
 * language has already, unless its member is older. Every key ends with its locale.
 */
export function seedLocale(previous: string, next: string): void {
  for (const [key, data] of queryClient.getQueriesData({})) {
    if (data === undefined || key.at(-1) !== previous || next === previous) continue;
    const nextKey = [...key.slice(0, -1), next];
    // Keeps its age: last week's card is still old in another language.
    const updatedAt = readAt(key);
    const isKnown = queryClient.getQueryData(nextKey) !== undefined;
    // The member may have paid or saved since the new language's copy.
    if (!isKnown || (key[0] === "me" && readAt(nextKey) < updatedAt))
      queryClient.setQueryData(nextKey, data, { updatedAt });
  }

  function readAt(key: readonly unknown[]): number {
    return queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
  }
}
