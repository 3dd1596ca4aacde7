import { storablePart, type KeptBody } from "./storable-part";

/** The stored card: the last good answers of one person in one language. */
export interface StoredAnswers {
  locale: string;
  /** The owner: `Member.person`. */
  person: string;
  /** When memberData was last read, in milliseconds since 1970. */
  readAt: number;
  body: KeptBody;
  /** Set when this is only the first paint's part: resolves with the full answers once the database responds. */
  whole?: Promise<StoredAnswers | null>;
}

/** Answers that a page read before it knew the member. They belong to the next member. */
export type UnownedAnswers = Pick<StoredAnswers, "locale" | "body">;

interface GoodAnswer {
  locale: string;
  /** The signed-in member, or "" when unknown. */
  person: string;
  body: unknown;
  /** Milliseconds since 1970. */
  now: number;
}

interface Merged {
  unowned: UnownedAnswers | null;
  /** What to store; null while there is no member. */
  answers: StoredAnswers | null;
  /** Whether another member owns the card. */
  replacesOther: boolean;
}

/** Merges an answer into stored ones. Pure: lib/offline/stored-answers writes the result. */
export function mergeAnswer(
  stored: StoredAnswers | null,
  unowned: UnownedAnswers | null,
  { locale, person, body, now }: GoodAnswer,
): Merged {
  const kept = storablePart(body);
  // An answer without an identity never replaces a known member.
  if (person === "" && stored?.person) delete kept.memberData;
  const waiting = unowned?.locale === locale ? unowned.body : null;
  const nextUnowned = person === "" ? { locale, body: { ...waiting, ...kept } } : unowned;

  const continues = stored?.locale === locale && (person === "" || stored.person === "" || stored.person === person);
  const known = continues ? stored : null;
  const before = known?.body ?? (person === "" ? nextUnowned?.body : waiting);
  const answers: StoredAnswers = {
    locale,
    person: person || known?.person || "",
    readAt: kept.memberData ? now : (known?.readAt ?? 0),
    body: { ...before, ...kept },
  };
  // A config without a member is not worth storing.
  if (answers.body.memberData === undefined) return { unowned: answers, answers: null, replacesOther: false };
  const replacesOther = stored !== null && stored.person !== answers.person;
  return { unowned: nextUnowned, answers, replacesOther };
}
