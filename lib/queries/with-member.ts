import type { CallResult } from "@/lib/api/client";
import type { Member } from "@/lib/api/member";

/** A good result as if its answer had carried this member. */
export function withMember(result: CallResult & { ok: true }, member: Member): CallResult {
  const body = typeof result.body === "object" ? result.body : {};
  return { ...result, answer: { ...result.answer, member }, body: { ...body, memberData: member.values } };
}

/**
 * The result of a call that one member alone can make, such as a save: an answer that leaves the id out means that member.
 * @param known who made the call, as last read
 */
export function withKnownId(result: CallResult, known: Member | null): CallResult {
  const { member } = result.answer;
  if (!result.ok || member?.id !== "" || !known?.id) return result;
  return withMember(result, { ...member, id: known.id, values: { ...member.values, id: known.id } });
}
