import type { QueryClient } from "@tanstack/react-query";
import { dropRowChoices } from "@/lib/card/drop-row-choices";
import { dropDraft } from "@/lib/forms/draft-store";
import { dropPaymentTraces } from "@/lib/invoices/drop-payment-traces";
import { dropKeptAddresses } from "@/lib/navigation/drop-kept-addresses";
import { dropStoredAnswers } from "@/lib/offline/kept-answers";
import { endSession } from "./handle-result";

/**
 * Takes everything of the member off this page and this device at a logout (decisions 1 "Logout"). Settings stay.
 * @returns settles when it is gone
 */
export function forgetMember(client: QueryClient): Promise<void> {
  endSession();
  client.clear();
  dropDraft();
  dropPaymentTraces();
  dropRowChoices();
  dropKeptAddresses();
  return dropStoredAnswers({ forGood: true });
}
