import { mayReload } from "@/lib/platform/may-reload";
import { pageLocation } from "@/lib/platform/page-location";
import { readStoredAnswers } from "@/lib/offline/stored-answers-later";

/**
 * Reloads the page for another member, once the answer just received is stored. At most once a minute: a server may
 * alternate between two members.
 */
export async function reloadForOther(): Promise<void> {
  if (!mayReload("reloadedForOther")) return;
  // Database access is serialised: this read ends after the pending writes.
  await readStoredAnswers();
  pageLocation.reload();
}
