import { isRecord } from "@/lib/api/is-record";
import { isTooOld } from "./age";

/** What the first paint draws before any answer. In localStorage, because that reads synchronously. */
export interface EarlyCard {
  locale: string;
  /** The owner: `Member.person`. */
  person?: string;
  /** Milliseconds since 1970. */
  readAt: number;
  /** `readAt` as shown: most languages need the browser's formatters, which take long to load. */
  readAtText?: string;
  /** Bodies like those of config and me. */
  body: object;
}

/** @param stored the text under `storedCard` @returns null when it is missing, invalid or too old */
export function parseEarlyCard(stored: string | null, now: number): EarlyCard | null {
  try {
    const card: unknown = JSON.parse(stored ?? "null");
    return isEarlyCard(card) && !isTooOld(card.readAt, now) ? card : null;
  } catch {
    return null;
  }
}

function isEarlyCard(card: unknown): card is EarlyCard {
  if (!isRecord(card) || typeof card.locale !== "string" || typeof card.readAt !== "number") return false;
  const isTextOrAbsent = (value: unknown) => value === undefined || typeof value === "string";
  if (!isTextOrAbsent(card.person) || !isTextOrAbsent(card.readAtText)) return false;
  return typeof card.body === "object" && card.body !== null;
}
