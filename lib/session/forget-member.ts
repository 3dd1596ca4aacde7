import { cancelWrites, dropStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import { dropOwned, dropOwnedByTab } from "@/lib/platform/drop-owned";
import { pageLocation } from "@/lib/platform/page-location";
import { endSession } from "@/lib/queries/session";
import { queryClient } from "@/lib/queries/query-client";
import { href } from "@/lib/routes/href";

/**
 * Removes all data of the member from page and device (docs/product.md, Logout). Settings stay.
 * @returns settles when it is gone
 */
export function forgetMember(): Promise<void> {
  leaveSession();
  dropOwned();
  return dropStoredAnswers();
}

/** Removes the member from this page and tab only: the data that tabs share belongs to a later session. */
export function forgetMemberOfTab(): void {
  leaveSession();
  dropOwnedByTab();
  cancelWrites();
}

function leaveSession(): void {
  endSession();
  queryClient.clear();
  // The address may hold the return from the member's payment; a reload would store it.
  pageLocation.rewrite(href("membershipCard"));
}
