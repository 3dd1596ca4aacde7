import type { Member } from "@/lib/api/member";
import { knownMember } from "./cached";

/** Whether an answer's member has neither id nor name while one who has is known: then it says nothing of that one. */
export function namesNobody(locale: string, member: Member): boolean {
  const known = knownMember(locale);
  return known !== null && known.person !== "" && member.person === "";
}
