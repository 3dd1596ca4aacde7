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

export interface GoodAnswer {
  locale: string;
  /** The signed-in member, or "" when unknown. */
  person: string;
  body: unknown;
  /** Milliseconds since 1970. */
  readAt: number;
}

/**
 * Merges an answer into stored ones. Pure: lib/offline/stored-answers writes the result.
 * @returns what to store; null without a member, because a config alone is not worth storing
 */
export function mergeAnswer(
  stored: StoredAnswers | null,
  { locale, person, body, readAt }: GoodAnswer,
): StoredAnswers | null {
  const kept = storablePart(body);
  // An answer without an identity never replaces a known member.
  if (person === "" && stored?.person) delete kept.memberData;
  const isSameCard = stored?.locale === locale && (person === "" || stored.person === "" || stored.person === person);
  const known = isSameCard ? stored : null;
  const merged = { ...known?.body, ...kept };
  if (merged.memberData === undefined) return null;
  return {
    locale,
    person: person || known?.person || "",
    readAt: kept.memberData ? readAt : (known?.readAt ?? 0),
    body: merged,
  };
}
