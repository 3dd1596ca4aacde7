import { mayReload } from "@/lib/platform/may-reload";
import { pageLocation } from "@/lib/platform/page-location";
import { readStoredAnswers } from "@/lib/offline/stored-answers-later";

/**
 * Loads the page anew for another member, as soon as what they have just been sent is stored; once, for a server may answer
 * with one member and the other in turn.
 */
export async function reloadForOther(): Promise<void> {
  if (!mayReload("reloadedForOther")) return;
  // One look into the store after the other: this one ends after what was to be written before it.
  await readStoredAnswers();
  pageLocation.reload();
}
