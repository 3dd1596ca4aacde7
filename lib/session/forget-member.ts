import { closeStoredAnswers, dropStoredAnswers } from "@/lib/offline/stored-answers-later";
import { dropTraces, dropTracesOfTab } from "@/lib/queries/drop-traces";
import { endSession } from "@/lib/queries/session";
import { queryClient } from "@/lib/queries/query-client";

/**
 * Takes everything of the member off this page and this device at a logout (decisions 1 "Logout"). Settings stay.
 * @returns settles when it is gone
 */
export function forgetMember(): Promise<void> {
  endSession();
  queryClient.clear();
  dropTraces();
  return dropStoredAnswers({ forGood: true });
}

/** Takes the member off this page and out of this tab alone: what all tabs share is of a later session. */
export function forgetMemberOfTab(): void {
  endSession();
  queryClient.clear();
  dropTracesOfTab();
  closeStoredAnswers();
}
