import type { Answer } from "@/lib/api/answer";
import { collectionNames } from "@/lib/api/collection-item";
import { isAnotherMember } from "@/lib/api/member";
import { dropStoredAnswers, readStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import { dropOwnedByOtherMembers } from "@/lib/platform/drop-owned";
import { mayReload } from "@/lib/platform/may-reload";
import { pageLocation } from "@/lib/platform/page-location";
import { knownMember } from "./cached";
import { queryClient } from "./query-client";
import type { GoodResult } from "./fetch-answer";

/** Drops the known member's data if an answer is about another member. Call it before that answer is handled. */
export function forgetPreviousMember(locale: string, answer: Answer, config: GoodResult | null): void {
  const { member } = answer;
  const known = knownMember(locale);
  if (!member || !known || !isAboutAnotherMember(locale, answer)) return;
  const removal = dropStoredAnswers();
  dropOwnedByOtherMembers(member.person);
  // Reset, not removed: the observers of a removed query never get its new data.
  void queryClient.resetQueries({ predicate: ({ queryKey }) => belongsToAnother(queryKey, locale, config) });
  // A page caches pictures by address for as long as it lives: an equal address would show the previous member's photo.
  if (known.photo !== "" && known.photo === member.photo) void removal.then(reloadForOther);
}

/** Whether an answer is about another member than the known one. */
export function isAboutAnotherMember(locale: string, { member }: Answer): boolean {
  const known = knownMember(locale);
  return known !== null && member !== null && isAnotherMember(known.person, member.person);
}

/** The config just read belongs to the signed-in member; data in other languages does not. */
function belongsToAnother([kind, ...rest]: readonly unknown[], locale: string, config: GoodResult | null): boolean {
  // The answer replaces the other member in this language, and may come from the query in flight.
  if (kind === "me") return rest.at(-1) !== locale;
  if (kind !== "collection") return false;
  const carried = collectionNames.find((name) => name === rest[0] && config?.answer.collections[name]);
  return carried === undefined || rest.at(-1) !== locale;
}

/**
 * Reloads the page for another member, once the answer just received is stored. At most once a minute: a server may
 * alternate between two members.
 */
async function reloadForOther(): Promise<void> {
  if (!mayReload("reloadedForOther")) return;
  // Database access is serialised: this read ends after the pending writes.
  await readStoredAnswers();
  pageLocation.reload();
}
