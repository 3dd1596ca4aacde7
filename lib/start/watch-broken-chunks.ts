import { translate } from "@/lib/i18n/translate";
import { confirmNavigation } from "@/lib/navigation/leave-guard";
import { notify } from "@/lib/notifications/notifications";
import { brokenChunk, fetchAgain } from "./broken-chunk";
import { reloadForMissingChunk } from "./missing-chunk";

/** Reloads the page for a broken chunk that no retry would load. @returns stops watching */
export function watchBrokenChunks(): () => void {
  const onError = (event: ErrorEvent) => {
    const chunk = brokenChunk(event);
    if (chunk !== null) void (event.target === window ? reloadForPage(chunk) : reloadIfMissing(chunk));
  };
  // In the capturing phase: errors of files do not bubble.
  addEventListener("error", onError, true);
  return () => removeEventListener("error", onError, true);
}

/** An HTML page in place of a script never settles its import, so its caller waits forever. */
async function reloadForPage(chunk: string): Promise<void> {
  await fetchAgain([chunk]);
  if (!reloadForMissingChunk()) notify(translate("errors.notLoaded"), "error");
}

/**
 * A chunk that fails to load rejects its import, whose caller tells the member. When the host has the chunk, a retry helps:
 * WebKit and Firefox stop the loads of a page that is being left, and a reload would stop the leaving. With unsaved edits
 * the question before a reload may be what is missing.
 */
async function reloadIfMissing(chunk: string): Promise<void> {
  if ((await fetchAgain([chunk])) && !confirmNavigation.get().enabled) reloadForMissingChunk();
}
