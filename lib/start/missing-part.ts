import { mayReload } from "@/lib/platform/may-reload";
import { network } from "@/lib/platform/network";
import { pageLocation } from "@/lib/platform/page-location";
import { leaveUnlessGuarded } from "@/lib/navigation/leave-guard";

/**
 * A part of the app could not be loaded although there is a network: the page is most likely of a version whose files the
 * host has no more. Loads the page again, once; unsaved edits are asked about first.
 * @returns false when that has been tried already, or when there is no network: the member is to be told then
 */
export function reloadForMissingPart(now = Date.now()): boolean {
  if (!network.isOnline() || !mayReload("reloadedForPart", now)) return false;
  leaveUnlessGuarded("reload", pageLocation.reload);
  return true;
}
