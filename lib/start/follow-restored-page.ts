import { pageLocation } from "@/lib/platform/page-location";
import { localStore } from "@/lib/platform/storage";
import { forgetMemberOfTab } from "@/lib/session/forget-member";
import { dispatchStart } from "./start-store";

/**
 * Follows returns from the back/forward cache, where a page misses a logout in another tab: if the stored card has gone, the
 * page forgets the member and reloads.
 * @param onRestored called after every other return
 * @returns stops it
 */
export function followRestoredPage(onRestored: () => void): () => void {
  const following = new AbortController();
  const { signal } = following;
  let wasCardStored = false;
  const onHide = () => {
    wasCardStored = isCardStored();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (wasCardStored && !isCardStored()) leave();
    else onRestored();
  };
  window.addEventListener("pagehide", onHide, { signal });
  window.addEventListener("pageshow", onShow, { signal });
  return () => following.abort();
}

function isCardStored(): boolean {
  return localStore.read("storedCard") !== null;
}

function leave(): void {
  forgetMemberOfTab();
  dispatchStart({ type: "retry" });
  pageLocation.reload();
}
