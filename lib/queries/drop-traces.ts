import { dropRowChoices, dropRowChoicesOfOthers } from "@/lib/card/drop-row-choices";
import { dropDraft, dropDraftOfOthers } from "@/lib/forms/draft-store";
import { dropPaymentTraces, dropPaymentTracesOfOthers } from "@/lib/invoices/drop-payment-traces";
import { dropKeptAddresses } from "@/lib/navigation/drop-kept-addresses";

// All that is the member's on this device beside the stored answers.

/** Of the member who has logged out in another tab: what all tabs share went then, and may be somebody else's by now. */
export function dropTracesOfTab(): void {
  dropDraft();
  dropKeptAddresses();
}

/** At logout: nothing stays, whosever it is. */
export function dropTraces(): void {
  dropDraft();
  dropPaymentTraces();
  dropRowChoices();
  dropKeptAddresses();
}

/**
 * Removes what somebody else has left. Nobody is not somebody else.
 * @param person who is signed in: `Member.person`
 * @returns whether payments were among it
 */
export function dropTracesOfOthers(person: string): boolean {
  if (person === "") return false;
  dropDraftOfOthers(person);
  dropRowChoicesOfOthers(person);
  return dropPaymentTracesOfOthers(person);
}
