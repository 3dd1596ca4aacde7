import type { CallResult } from "@/lib/api/client";
import { hasOtherId, mergeMember } from "@/lib/api/member";
import { storeAnswer } from "@/lib/offline/lazy-stored-answers";
import { handleError } from "./errors";
import { forgetOthers } from "./forget-others";
import { handleAnswer } from "./handle-answer";
import { knownMember } from "./cached";
import type { GoodResult } from "./read-server";
import { isSessionOver } from "./session";

/** Handles the result of a mutation; true when it was good. The member in it is merged into the known one. */
export function handleResult(locale: string, result: CallResult): boolean {
  if (isSessionOver()) return false;
  if (result.ok) acceptPart(locale, result);
  else handleError(result.error);
  return result.ok;
}

/** Handles a good answer whose memberData may be partial: fields that it omits stay. */
export function acceptPart(locale: string, result: GoodResult): void {
  accept(locale, completeMember(locale, result));
}

/** Handles a good answer, and stores it. */
export function accept(locale: string, { answer, body }: GoodResult): void {
  handleAnswer(locale, answer);
  storeAnswer(locale, answer.member?.person ?? "", body);
}

function completeMember(locale: string, result: GoodResult): GoodResult {
  const { member } = result.answer;
  const known = knownMember(locale);
  if (member === null || known === null) return result;
  if (hasOtherId(known, member)) {
    forgetOthers(locale, result.answer, null);
    return result;
  }
  const merged = mergeMember(known, member);
  const body = { ...(result.body as object | undefined), memberData: merged.values };
  return { ...result, answer: { ...result.answer, member: merged }, body };
}
