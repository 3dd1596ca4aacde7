import { pageLocation } from "@/lib/platform/page-location";
import { localStore } from "@/lib/platform/storage";
import { forgetMemberOfTab } from "@/lib/session/forget-member";
import { dispatchStart } from "./start-store";

const isCardStored = () => localStore.read("storedCard") !== null;

/** Whether the device held a card when this page was left. */
let wasCardStored = false;
if (typeof window !== "undefined")
  window.addEventListener("pagehide", () => {
    wasCardStored = isCardStored();
  });

/**
 * For a page from the back/forward cache, which missed a logout in another tab: if the device's card is gone, nothing of the
 * member stays on the page.
 * @returns whether the page reloads
 */
export function leaveIfLoggedOut(): boolean {
  if (!wasCardStored || isCardStored()) return false;
  forgetMemberOfTab();
  dispatchStart({ type: "retry" });
  pageLocation.reload();
  return true;
}
