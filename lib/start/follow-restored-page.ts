import { onPageRestored } from "@/lib/platform/on-page-restored";
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
  let wasCardStored = false;
  const onHide = () => {
    wasCardStored = isCardStored();
  };
  window.addEventListener("pagehide", onHide);
  const stopRestoring = onPageRestored(() => {
    if (wasCardStored && !isCardStored()) leave();
    else onRestored();
  });
  return () => {
    window.removeEventListener("pagehide", onHide);
    stopRestoring();
  };
}

function isCardStored(): boolean {
  return localStore.read("storedCard") !== null;
}

function leave(): void {
  forgetMemberOfTab();
  dispatchStart({ type: "retry" });
  pageLocation.reload();
}
