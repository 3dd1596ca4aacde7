import type { QueryClient } from "@tanstack/react-query";
import { closeStoredAnswers, dropStoredAnswers } from "@/lib/offline/stored-answers-later";
import { dropTraces, dropTracesOfTab } from "./drop-traces";
import { endSession } from "./session";

/**
 * Takes everything of the member off this page and this device at a logout (decisions 1 "Logout"). Settings stay.
 * @returns settles when it is gone
 */
export function forgetMember(client: QueryClient): Promise<void> {
  endSession();
  client.clear();
  dropTraces();
  return dropStoredAnswers({ forGood: true });
}

/** Takes the member off this page and out of this tab alone: what all tabs share is of a later session. */
export function forgetMemberOfTab(client: QueryClient): void {
  endSession();
  client.clear();
  dropTracesOfTab();
  closeStoredAnswers();
}
