import { isRecord } from "@/lib/api/json";
import { env } from "@/lib/config/env";
import { whenIdle } from "@/lib/platform/when-idle";
import { withTimeout } from "@/lib/platform/with-timeout";
import { isTooOld } from "./age";
import { forgetStoredPictures, storeCardPictures } from "./card-pictures";
import { inTurn, readAnswers, removeAll, writeAnswers } from "./database";
import { storedEarlyCard } from "./early-card";
import { mergeAnswer, type GoodAnswer, type StoredAnswers } from "./merge-answer";
import { markForDeletion, pendingDeletion } from "./pending-deletion";
import { storablePart, type KeptBody } from "./storable-part";
import { storeDrawnCode, storeEarlyCard } from "./store-early-card";

/** Milliseconds. An unresponsive database must not delay work that does not need it. */
const timeoutMs = 1000;
const storesCard = env.NEXT_PUBLIC_STORE_CARD !== "off";

/** Cancels this page's pending writes: see `cancelWrites`. */
let writing = new AbortController();

/**
 * The stored answers, or null when they are missing or too old. If the database fails or has lost them, the first paint's
 * card is better than none.
 */
export async function readStoredAnswers(): Promise<StoredAnswers | null> {
  if (!storesCard) void dropStoredAnswers();
  const whole = inTurn(readAnswers, null);
  const stored = await withTimeout(whole, timeoutMs, null);
  if (stored === null) return readEarlyCard(whole);
  if (!isTooOld(stored.readAt)) return stored;
  void dropStoredAnswers();
  return null;
}

/** The first paint's card, without its placeholder lists. */
function readEarlyCard(whole: Promise<StoredAnswers | null>): StoredAnswers | null {
  const early = storedEarlyCard();
  const body: KeptBody = early?.body ?? {};
  if (!early?.person || !isRecord(body.memberData)) return null;
  const { locale, person, readAt } = early;
  const { invoice: _, ...memberData } = body.memberData;
  return { locale, person, readAt, body: { config: isRecord(body.config) ? body.config : {}, memberData }, whole };
}

/**
 * Stores a good answer.
 * @param person the signed-in member, or "" when the answer does not tell
 * @param readAt in whole milliseconds since 1970
 */
export function storeAnswer(locale: string, person: string, body: unknown, readAt: number): void {
  if (!storesCard || Object.keys(storablePart(body)).length === 0) return;
  const { signal } = writing;
  void inTurn(() => mergeIntoStored({ locale, person, body, readAt }, signal), undefined);
}

/** Throws when a write is cancelled or the database fails. */
async function mergeIntoStored(answer: GoodAnswer, signal: AbortSignal): Promise<void> {
  const stored = await readAnswers();
  signal.throwIfAborted();
  const answers = mergeAnswer(stored, answer);
  if (answers === null) return;
  if (stored !== null && stored.person !== answers.person) {
    // First, so that the device never holds two members, even if the page ends in between.
    markForDeletion();
    await removeAll();
    signal.throwIfAborted();
  }
  storeEarlyCard(answers);
  // Otherwise the merge would use the other member's stored data.
  if (pendingDeletion() !== null) return;
  await replaceAnswers(answers, signal);
  const carriesMember = answers.readAt === answer.readAt;
  if (!carriesMember) return;
  whenIdle(() => void storeCardPictures(answers));
  whenIdle(() => void storeDrawnCode(answers.person));
}

/**
 * Drops the old data and the pictures if the new data does not fit. If it still does not fit, only the first paint's card remains.
 * Old data, if kept, would be shown in its place.
 */
async function replaceAnswers(answers: StoredAnswers, signal: AbortSignal): Promise<void> {
  // A logout of this tab or another removes everything itself.
  const isBeingRemoved = () => signal.aborted || pendingDeletion() !== null;
  try {
    await writeAnswers(answers);
  } catch {
    if (isBeingRemoved()) return;
    forgetStoredPictures();
    await removeAll();
    if (isBeingRemoved()) return;
    await writeAnswers(answers);
  }
}

/** Removes everything of the member from the device. */
export function dropStoredAnswers(): Promise<void> {
  cancelWrites();
  markForDeletion();
  forgetStoredPictures();
  return inTurn(removeAll, undefined);
}

/** Stops pending writes of this page. The stored data stays. */
export function cancelWrites(): void {
  writing.abort();
  writing = new AbortController();
}
