import { href } from "@/lib/routes/href";
import type { RouteName } from "@/lib/routes/routes";

interface PendingItem {
  container: RouteName;
  item: RouteName;
  pagename: string;
  suffix: string;
}

let pending: PendingItem | null = null;

/** Remembers the item to open as soon as its container is on screen: one history entry for the member (design 1). */
export function setPendingItem(item: PendingItem | null): void {
  pending = item;
}

/** Puts the pending item's address in place of its container's, when that container is on screen. */
export function openPendingItem(current: RouteName): void {
  if (pending?.container !== current) return;
  const { item, pagename, suffix } = pending;
  pending = null;
  window.history.replaceState(null, "", href(item, pagename) + suffix);
}
