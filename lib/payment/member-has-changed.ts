import { isAnother } from "@/lib/api/member";
import { localeStore } from "@/lib/i18n/locale-store";
import { isSessionOver } from "@/lib/queries/session";
import { knownMember } from "@/lib/queries/member-query";
import type { PaymentOptions } from "./payment-options";

/** Whether the payment's member has left: nothing of it is sent any more, and an answer that still arrives is ignored. */
export function memberHasChanged(options: PaymentOptions): boolean {
  return isSessionOver() || isOfAnother(options.person, options);
}

/** Whether somebody else than this person is signed in, as last read in the language that is shown. */
export function isOfAnother(person: string, { client }: PaymentOptions): boolean {
  const member = knownMember({ client, locale: localeStore.get().locale });
  return member !== null && isAnother(person, member.person);
}
