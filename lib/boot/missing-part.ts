import { isWithin } from "@/lib/base/is-within";
import { network } from "@/lib/base/network";
import { pageLocation } from "@/lib/base/page-location";
import { sessionStore } from "@/lib/base/storage";
import { leaveUnlessGuarded } from "@/lib/navigation/leave-guard";

const key = "reloadedForPart";
/** Milliseconds: a part that is missing again so soon is missing on the host, and no reload brings it. */
const once = 60_000;

/**
 * A part of the app could not be loaded although there is a network: the page is most likely of a version whose files the
 * host has no more. Loads the page again, once; unsaved edits are asked about first.
 * @returns false when that has been tried already, or when there is no network: the member is to be told then
 */
export function reloadForMissingPart(now = Date.now()): boolean {
  if (!network.isOnline() || isWithin(Number(sessionStore.read(key) ?? 0), once, now)) return false;
  // Where nothing can be remembered a reload might follow the other for ever.
  if (!sessionStore.write(key, String(now))) return false;
  leaveUnlessGuarded("reload", pageLocation.reload);
  return true;
}
