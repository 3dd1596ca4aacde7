import { isAnotherMember } from "@/lib/api/member";
import { isSessionOver } from "./session";
import { knownMember } from "./cached";

/** Whether the member who began a payment or a save is no longer signed in: send nothing more, ignore late answers. */
export function memberHasChanged(person: string): boolean {
  return isSessionOver() || isAnotherSignedIn(person);
}

/** Whether another member is signed in, as last read in the current language. */
export function isAnotherSignedIn(person: string): boolean {
  const member = knownMember();
  return member !== null && isAnotherMember(person, member.person);
}
