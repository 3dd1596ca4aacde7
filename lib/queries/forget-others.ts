import type { QueryClient } from "@tanstack/react-query";
import type { Answer } from "@/lib/api/answer";
import type { CallResult } from "@/lib/api/client";
import { collectionNames } from "@/lib/api/collection-item";
import { personOf } from "@/lib/api/member";
import { dropRowChoices } from "@/lib/card/drop-row-choices";
import { dropStoredAnswers, storeAnswer } from "@/lib/offline/kept-answers";
import { collectionQuery } from "./collection-query";
import { memberQuery } from "./member-query";

/** Removes what is known of another person, before an answer of `me` is handled that is about somebody else (decisions 1). */
export function forgetOthers(client: QueryClient, locale: string, { member }: Answer, config: CallResult): void {
  const known = client.getQueryData(memberQuery(locale).queryKey);
  if (!known || !member || personOf(known) === personOf(member)) return;
  void dropStoredAnswers();
  dropRowChoices();
  client.removeQueries({ queryKey: memberQuery(locale).queryKey });
  // What config has just carried is for the one who is signed in now.
  for (const name of collectionNames)
    if (config.answer.collections[name] === null)
      client.removeQueries({ queryKey: collectionQuery(name, locale, client).queryKey });
  if (config.ok) storeAnswer(locale, personOf(member), config.body);
}
