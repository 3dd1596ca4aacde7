import type { QueryClient } from "@tanstack/react-query";
import { personOf } from "@/lib/api/member";
import type { FormField, FormModel } from "@/lib/forms/form-field";
import { initialModel } from "@/lib/forms/initial-model";
import { isSameValue } from "@/lib/forms/is-same-value";
import { readStoredAnswers } from "@/lib/offline/stored-answers-later";
import { memberQuery } from "@/lib/queries/member-query";
import { knownMember } from "@/lib/queries/member-query";
import { refreshMember } from "@/lib/queries/refresh-member";
import { orAfter } from "@/lib/base/or-after";

interface FilledForm {
  client: QueryClient;
  locale: string;
  /** Whose details they are: `personOf`. */
  person: string;
  fields: readonly FormField[];
  /** What the form was filled with. */
  values: FormModel;
}

/** Milliseconds that a save waits for the member's details. */
export const serverPatience = 10_000;
/** Milliseconds between two looks at the clock for one answer. */
const clockTolerance = 500;

/**
 * What was edited, with what another tab, or another device, has saved since: all details are sent, also those that were not
 * touched here.
 * @returns why nothing can be saved when somebody else is signed in now, or when that cannot be told
 */
export async function newestModel(model: FormModel, form: FilledForm): Promise<FormModel | "otherPerson" | "notSaved"> {
  const { client, locale, person, fields, values } = form;
  if (await isNewest(form)) return model;
  const isRead = await orAfter(serverPatience, refreshMember({ client, locale, isQuiet: true }), false);
  const member = knownMember({ client, locale });
  if (member !== null && personOf(member) !== person) return "otherPerson";
  if (member === null || !isRead) return "notSaved";
  const newest = initialModel(fields, member.values);
  const untouched = Object.keys(model).filter((name) => isSameValue(model[name], values[name]));
  return { ...model, ...Object.fromEntries(untouched.map((name) => [name, newest[name] ?? model[name] ?? ""])) };
}

async function isNewest({ client, locale, person }: FilledForm): Promise<boolean> {
  const readAt = client.getQueryState(memberQuery(locale).queryKey)?.dataUpdatedAt ?? 0;
  if (leftAt > readAt) return false;
  const stored = await readStoredAnswers();
  return stored === null || (stored.person === person && stored.readAt <= readAt + clockTolerance);
}

/** When the member last went elsewhere, to another window beside this one too: whatever was done there was done since. */
let leftAt = 0;
const leave = () => (leftAt = Date.now());
if (typeof document !== "undefined") {
  window.addEventListener("blur", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
}
