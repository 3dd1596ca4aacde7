import { mayReload } from "@/lib/platform/may-reload";
import { network } from "@/lib/platform/network";
import { pageLocation } from "@/lib/platform/page-location";
import { leaveUnlessGuarded } from "@/lib/navigation/leave-guard";
import { isMissing } from "./is-missing";

/**
 * Reloads the page, as below, for a chunk that the host lacks. WebKit and Firefox also stop the loads of a page that is being
 * left, and a reload would stop the leaving.
 * @param error of the import; it names the chunk
 */
export async function reloadIfMissing(error: unknown): Promise<void> {
  const chunk = /\/\S+\/static\/\S+/.exec(String(error))?.[0];
  if (chunk && (await isMissing(chunk))) reloadForMissingChunk();
}

/**
 * A chunk failed to load despite a network: most likely the host has deployed a newer version without its files.
 * Reloads the page once, after asking about unsaved edits.
 * @returns false when it has reloaded already or is offline: the caller tells the member
 */
export function reloadForMissingChunk(): boolean {
  if (!network.isOnline() || !mayReload("reloadedForPart")) return false;
  leaveUnlessGuarded("reload", pageLocation.reload);
  return true;
}
