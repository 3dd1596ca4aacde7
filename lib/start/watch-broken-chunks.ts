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

/** The import of a script that is really an HTML page never settles, so its caller waits forever. */
async function reloadForPage(chunk: string): Promise<void> {
  await fetchAgain([chunk]);
  if (!reloadForMissingChunk()) notify(translate("errors.notLoaded"), "error");
}

/**
 * A chunk that fails to load rejects its import, and the caller tells the member. Does not reload when the host has the chunk: a
 * retry helps, and if the page is being left, a reload would cancel that. Nor with unsaved edits: the broken chunk may be the
 * question that a reload has to ask.
 */
async function reloadIfMissing(chunk: string): Promise<void> {
  if ((await fetchAgain([chunk])) && !confirmNavigation.get().enabled) reloadForMissingChunk();
}
