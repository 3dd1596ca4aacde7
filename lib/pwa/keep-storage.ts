import { localStore } from "@/lib/platform/storage";

const askedKey = "storageAsked";

/** Asks the browser, once, not to clear the installed app's storage when space runs short: the card is needed without a network. */
export async function keepStorage(): Promise<void> {
  if (localStore.read(askedKey) !== null) return;
  try {
    // Some browsers ask the member, who has to be asked once only.
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
    localStore.write(askedKey, "1");
  } catch {
    // Storage is blocked, or the browser knows nothing of it: then there is nothing to keep.
  }
}
