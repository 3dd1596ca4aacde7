import type { QueryClient } from "@tanstack/react-query";
import { dropStoredAnswers } from "@/lib/offline/kept-answers";
import { dropTraces } from "./drop-traces";
import { endSession } from "./handle-result";

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
