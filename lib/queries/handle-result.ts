import type { Answer } from "@/lib/api/answer";
import type { CallResult } from "@/lib/api/client";
import { collectionNames } from "@/lib/api/collection-item";
import { hasOtherId, knownFieldNames, mergeMember, type Member } from "@/lib/api/member";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { storeAnswer } from "@/lib/offline/lazy-stored-answers";
import { pageLocation } from "@/lib/platform/page-location";
import { safeUrl } from "@/lib/platform/safe-url";
import { collectionKey, configKey, knownMember, meKey, memberReadAt, memberToStore } from "./cached";
import { handleError } from "./errors";
import type { GoodResult } from "./fetch-answer";
import { forgetPreviousMember } from "./forget-previous-member";
import { queryClient } from "./query-client";
import { emitSessionEvent, isSessionOver } from "./session";

/** Handles the result of a mutation; true when it was good. The member in it is merged into the known one. */
export function handleResult(locale: string, result: CallResult): boolean {
  if (isSessionOver()) return false;
  if (result.ok) acceptPart(locale, result);
  else handleError(result.error);
  return result.ok;
}

/** Handles a good answer with possibly partial memberData: omitted fields stay, with the time when they were read. */
export function acceptPart(locale: string, result: GoodResult): void {
  const isPart = omitsKnownField(knownMember(locale), result.answer.member);
  accept(locale, withKnownFields(locale, result), isPart ? memberReadAt(locale) : undefined);
}

/** Handles a good answer, and stores it with the same time. @param readAt when the member was read */
export function accept(locale: string, { answer, body }: GoodResult, readAt = Date.now()): void {
  handleAnswer(locale, answer, readAt);
  storeAnswer(locale, answer.member?.person ?? "", body, readAt);
}

/** Whether an answer's member lacks a field of card or invoices that is known. */
function omitsKnownField(known: Member | null, sent: Member | null): boolean {
  if (known === null || sent === null || hasOtherId(known, sent)) return false;
  return knownFieldNames.some((name) => name in known.values && !(name in sent.values));
}

/** Merges the member into the known one. Forgets the known one if the answer has another id. */
function withKnownFields(locale: string, result: GoodResult): GoodResult {
  const { member } = result.answer;
  const known = knownMember(locale);
  if (member === null || known === null) return result;
  if (hasOtherId(known, member)) {
    forgetPreviousMember(locale, result.answer, null);
    return result;
  }
  const merged = mergeMember(known, member);
  const body = { ...(result.body as object | undefined), memberData: merged.values };
  return { ...result, answer: { ...result.answer, member: merged }, body };
}

/**
 * Stores the parts of a good answer, shows its message, follows its redirect.
 * @param readAt when the member was read, in milliseconds since 1970
 */
export function handleAnswer(locale: string, answer: Answer, readAt = Date.now()): void {
  if (answer.config) queryClient.setQueryData(configKey(locale), answer.config);
  const member = memberToStore(locale, answer);
  if (member) queryClient.setQueryData(meKey(locale), member, { updatedAt: readAt });
  for (const name of collectionNames) {
    const items = answer.collections[name];
    if (items) queryClient.setQueryData(collectionKey(name, locale), items);
  }
  if (answer.message !== "") notify(answer.message, "success");
  if (answer.error !== "") notify(answer.error, "error");
  if (answer.redirectUrl !== "") followRedirect(answer.redirectUrl);
}

/** Follows http(s) addresses only, and not the current one. */
function followRedirect(address: string): void {
  const url = safeUrl(address);
  if (url === null) notify(translate("errors.badRedirect"), "error");
  else if (!pageLocation.isAt(url)) emitSessionEvent({ type: "redirect", address: url });
}
