import { isAnother } from "@/lib/api/member";
import { isSessionOver } from "@/lib/queries/session";
import { knownMember } from "@/lib/queries/cached";

/** Whether the payment's member has left: nothing of it is sent any more, and an answer that still arrives is ignored. */
export function memberHasChanged(person: string): boolean {
  return isSessionOver() || isOfAnother(person);
}

/** Whether somebody else than this person is signed in, as last read in the language that is shown. */
export function isOfAnother(person: string): boolean {
  const member = knownMember();
  return member !== null && isAnother(person, member.person);
}
