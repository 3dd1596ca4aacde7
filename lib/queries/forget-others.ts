import type { Answer } from "@/lib/api/answer";
import { collectionNames } from "@/lib/api/collection-item";
import { isAnother } from "@/lib/api/member";
import { dropStoredAnswers, storeAnswer } from "@/lib/offline/stored-answers-later";
import { dropOwnedByOthers } from "@/lib/platform/drop-owned";
import { knownMember } from "./cached";
import { reloadForOther } from "./reload-for-other";
import { queryClient } from "./query-client";
import type { GoodResult } from "./read-server";

/** Empties what is known of another person, before an answer of `me` is handled that is about somebody else (decisions 1). */
export function forgetOthers(locale: string, answer: Answer, config: GoodResult | null): void {
  const { member } = answer;
  const known = knownMember(locale);
  if (!member || !known || !isSomebodyElse(locale, answer)) return;
  const gone = dropStoredAnswers();
  dropOwnedByOthers(member.person);
  // Emptied, not removed: a screen that shows a query which is removed never hears of what comes after it.
  void queryClient.resetQueries({ predicate: ({ queryKey }) => isOfOthers(queryKey, locale, config) });
  if (config !== null) storeAnswer(locale, member.person, config.body);
  // A page keeps the picture of an address as long as it lives: at the same one it would show the other person's photo.
  if (known.photo !== "" && known.photo === member.photo) void gone.then(reloadForOther);
}

/** Whether an answer is about somebody else than the member who is known. */
export function isSomebodyElse(locale: string, { member }: Answer): boolean {
  const known = knownMember(locale);
  return known !== null && member !== null && isAnother(known.person, member.person);
}

/** What config has just carried is for the one who is signed in now; in another language nothing is. */
function isOfOthers([kind, ...rest]: readonly unknown[], locale: string, config: GoodResult | null): boolean {
  // The answer itself takes the place of the other member, and may be that of the query which is in flight.
  if (kind === "me") return rest.at(-1) !== locale;
  if (kind !== "collection") return false;
  const carried = collectionNames.find((name) => name === rest[0] && config?.answer.collections[name]);
  return carried === undefined || rest.at(-1) !== locale;
}
