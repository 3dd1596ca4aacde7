import { mayReload } from "@/lib/platform/may-reload";
import { network } from "@/lib/platform/network";
import { pageLocation } from "@/lib/platform/page-location";
import { leaveUnlessGuarded } from "@/lib/navigation/leave-guard";

/**
 * A chunk failed to load despite a network: most likely the host has deployed a newer version without its files.
 * Reloads the page once, after asking about unsaved edits.
 * @returns false when it has reloaded already or is offline: the caller tells the member
 */
export function reloadForMissingChunk(): boolean {
  // WebKit and Firefox cancel the loads of a page that is being left. A reload would cancel the navigation too.
  if (pageLocation.isLeaving()) return true;
  if (!network.isOnline() || !mayReload("reloadedForPart")) return false;
  leaveUnlessGuarded("reload", pageLocation.reload);
  return true;
}
