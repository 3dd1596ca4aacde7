import { localStore } from "@/lib/platform/storage";

const askedKey = "storageAsked";

/** Asks the browser, once, not to clear the installed app's storage when space runs short: the card must work offline. */
export async function keepStorage(): Promise<void> {
  if (localStore.read(askedKey) !== null) return;
  try {
    // Some browsers prompt the member: ask only once.
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
    localStore.write(askedKey, "1");
  } catch {
    // Storage is blocked, or the browser lacks the API: nothing to persist.
  }
}
