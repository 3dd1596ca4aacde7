import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { Answer } from "@/lib/api/answer";
import { collectionNames } from "@/lib/api/collection-item";
import type { Member } from "@/lib/api/member";
import { collectionKey, knownMember, meKey, memberToStore } from "./cached";
import { configQuery, followConfig, type FetchOptions } from "./config-query";
import { forgetPreviousMember, isAboutAnotherMember } from "./forget-previous-member";
import { accept } from "./handle-result";
import { queryClient } from "./query-client";
import { NoMemberError } from "./errors";
import { throwIfAborted, fetchAnswer, refetch, type GoodResult } from "./fetch-answer";
import { refetchPolicy } from "./refetch-policy";
import { restoreBeforeOutage, restoreIfUnknown } from "./restore-answers";

/** The signed-in member in one language. A config in flight is handled first. See docs/product.md, Start. */
export const meQuery = (locale: string, { clearCache = true }: FetchOptions = {}) =>
  // The key lacks `clearCache`, which does not change the data.
  queryOptions<Member>({
    ...refetchPolicy,
    queryKey: meKey(locale),
    queryFn: async ({ signal }) => {
      const awaitConfig = followConfig(locale);
      const fetched = await fetchAnswer("me", { locale, clearCache, signal }).then(
        (result) => ({ result }),
        (error: unknown) => ({ error }),
      );
      const config = await awaitConfig();
      throwIfAborted(signal);
      const result = "error" in fetched ? await restoreBeforeOutage(locale, fetched.error, signal) : fetched.result;
      return acceptMember(locale, result, { config, signal });
    },
  });

interface Round {
  /** The config answer of the same round of requests, or null. */
  config: GoodResult | null;
  signal: AbortSignal;
}

/** Handles a good answer to me, the only one that may replace the member. */
async function acceptMember(locale: string, read: GoodResult, { config, signal }: Round): Promise<Member> {
  const result = withKnownIdentity(locale, read);
  const { answer } = result;
  // An answer without an identity does not replace the stored card.
  if (!answer.member?.person) await restoreIfUnknown(locale, signal);
  const isOther = isAboutAnotherMember(locale, answer);
  forgetPreviousMember(locale, answer, config);
  accept(locale, withConfig(result, config));
  // The cached config may be specific to the previous member.
  if (isOther && config === null) refetch(configQuery(locale)).catch(() => undefined);
  if (config !== null) refetchCollections(locale, [config.answer, answer]);
  const member = knownMember(locale);
  const carriesMember = [answer, config?.answer].some((one) => one && memberToStore(locale, one));
  if (member === null || !carriesMember) throw new NoMemberError(answer.error !== "" || answer.redirectUrl !== "");
  return member;
}

/** Merges the bodies, because a config is stored only together with its member. */
function withConfig(result: GoodResult, config: GoodResult | null): GoodResult {
  return { ...result, body: { ...(config?.body as object | undefined), ...(result.body as object | undefined) } };
}

/** Without ids the name identifies the member. A save may have changed it: the identity of the session stays. */
function withKnownIdentity(locale: string, result: GoodResult): GoodResult {
  const known = knownMember(locale);
  const { member } = result.answer;
  if (!known || !member || known.id !== "" || member.id !== "" || known.fullName !== member.fullName) return result;
  return { ...result, answer: { ...result.answer, member: { ...member, person: known.person } } };
}

/** Refetches the collections that no answer carried: at once when shown, else when opened. */
function refetchCollections(locale: string, answers: readonly Answer[]): void {
  for (const name of collectionNames)
    if (answers.every(({ collections }) => collections[name] === null))
      void queryClient.invalidateQueries({ queryKey: collectionKey(name, locale) });
}

/** The signed-in member; null before the start is over and after a logout. */
export function useMember(): Member | null {
  return useQuery(meQuery(useLocale())).data ?? null;
}

/** When the member's data was last read, by the device's clock. */
export function useMemberReadAt(): Date {
  return new Date(useQuery(meQuery(useLocale())).dataUpdatedAt);
}
