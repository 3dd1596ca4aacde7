import { pageLocation } from "@/lib/platform/page-location";
import { localStore } from "@/lib/platform/storage";
import { forgetMemberOfTab } from "@/lib/session/forget-member";
import { dispatchStart } from "./start-store";

const isCardStored = () => localStore.read("storedCard") !== null;

/** Whether there was a card on the device when this page was left. */
let wasCardStored = false;
if (typeof window !== "undefined")
  window.addEventListener("pagehide", () => {
    wasCardStored = isCardStored();
  });

/**
 * For a page that the browser shows as it was left, which has heard of no logout in another tab: where the card has gone from
 * the device meanwhile, nothing of the member stays on the page.
 * @returns whether it is loaded anew
 */
export function leaveIfLoggedOut(): boolean {
  if (!wasCardStored || isCardStored()) return false;
  forgetMemberOfTab();
  dispatchStart({ type: "retry" });
  pageLocation.reload();
  return true;
}
