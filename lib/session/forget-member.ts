import { closeStoredAnswers, dropStoredAnswers } from "@/lib/offline/stored-answers-later";
import { dropOwned, dropOwnedByTab } from "@/lib/platform/drop-owned";
import { pageLocation } from "@/lib/platform/page-location";
import { endSession } from "@/lib/queries/session";
import { queryClient } from "@/lib/queries/query-client";
import { href } from "@/lib/routes/href";

/**
 * Takes everything of the member off this page and this device at a logout (decisions 1 "Logout"). Settings stay.
 * @returns settles when it is gone
 */
export function forgetMember(): Promise<void> {
  leaveSession();
  dropOwned();
  return dropStoredAnswers({ forGood: true });
}

/** Takes the member off this page and out of this tab alone: what all tabs share is of a later session. */
export function forgetMemberOfTab(): void {
  leaveSession();
  dropOwnedByTab();
  closeStoredAnswers();
}

function leaveSession(): void {
  endSession();
  queryClient.clear();
  // The address may carry the return from the member's payment, and would be kept when this page is loaded again.
  pageLocation.rewrite(href("membershipCard"));
}
