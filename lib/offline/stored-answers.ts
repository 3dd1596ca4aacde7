import { databaseName } from "@/lib/platform/stored-data";
import { createStore as openDatabase, delMany, get, set, type UseStore } from "idb-keyval";
import { isRecord } from "@/lib/api/json";
import { readCardModel } from "@/lib/api/read-card-model";
import { env } from "@/lib/config/env";
import { withTimeout } from "@/lib/platform/with-timeout";
import { localStore } from "@/lib/platform/storage";
import { whenIdle } from "@/lib/platform/when-idle";
import { isTooOld } from "./age";
import { cardPictureAddresses, fetchCardPictures, type CardPictures } from "./card-pictures";
import { drawingOf, storedEarlyCard, type EarlyCard } from "./early-card";
import { formatReadAt } from "./format-read-at";
import { endDeletion, markForDeletion, pendingDeletion } from "./pending-deletion";
import { firstPaintPart, storablePart, type KeptBody } from "./storable-part";
import { mergeAnswer, type StoredAnswers } from "./merge-answer";

interface KeptPictures {
  /** The owner: two members may have photos at the same address. */
  person: string;
  pictures: CardPictures;
}

/** Milliseconds. An unresponsive database must not delay work that does not need it. */
const timeoutMs = 1000;
const key = "answers";
const picturesKey = "pictures";
const isOn = env.NEXT_PUBLIC_STORE_CARD !== "off";

/** This page's own state. */
const page = {
  /** Owner and addresses of the fetched pictures: once is enough. */
  fetchedPictures: "",
  /** A write that began before a cancellation stops. */
  cancellations: 0,
  /** Serialises database access. Each access reads again: another tab may have written since. */
  queue: Promise.resolve() as Promise<unknown>,
  openStore: openDatabase(databaseName, "stored"),
};
/**
 * Commits each transaction at once instead of after the page's handler: a page in the back/forward cache runs no handlers,
 * and every later page would wait for it.
 */
const database: UseStore = (mode, use) => {
  const run = () =>
    page.openStore(mode, (store) => {
      const result = use(store);
      store.transaction.commit();
      return result;
    });
  return run().catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    // On an iPhone the connection of an app in the background may be closed, often without an event.
    page.openStore = openDatabase(databaseName, "stored");
    return run();
  });
};

/**
 * The stored answers, or null when they are missing or too old. If the database fails or has lost them, the first paint's
 * card is better than none.
 */
export async function readStoredAnswers(): Promise<StoredAnswers | null> {
  if (!isOn) void dropStoredAnswers();
  const whole = enqueue(read, null);
  const stored = await withTimeout(whole, timeoutMs, null);
  if (stored === null) return readEarlyCard(whole);
  if (!isTooOld(stored.readAt)) return stored;
  void dropStoredAnswers();
  return null;
}

/** The stored card as the first paint draws it: its lists only tell whether they are empty. */
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
  if (!isOn || Object.keys(storablePart(body)).length === 0) return;
  const before = page.cancellations;
  const isGone = () => page.cancellations !== before;
  void enqueue(async () => {
    const stored = await read();
    if (isGone()) return;
    const answers = mergeAnswer(stored, { locale, person, body, readAt });
    if (answers === null) return;
    if (stored !== null && stored.person !== answers.person) {
      // Before the new card: the device never holds two members, even if the page ends in between.
      markForDeletion();
      await removeAll();
      if (isGone()) return;
    }
    writeEarlyCard(earlyCardOf(answers));
    // Otherwise the merge would use the other member's stored data.
    if (pendingDeletion() !== null) return;
    await replaceAnswers(answers, isGone);
    if (answers.readAt !== readAt) return;
    whenIdle(() => void storePictures(answers));
    whenIdle(() => void storeDrawnCode(answers.person));
  }, undefined);
}

/**
 * Where the new data does not fit, drops the old data and the pictures to make room. If it does not fit then either, the first
 * paint's card counts: old data would take its place.
 */
async function replaceAnswers(answers: StoredAnswers, isGone: () => boolean): Promise<void> {
  // A logout of this tab or another removes everything itself.
  const isBeingRemoved = () => isGone() || pendingDeletion() !== null;
  try {
    await set(key, answers, database);
  } catch {
    if (isBeingRemoved()) return;
    page.fetchedPictures = "";
    await removeAll();
    if (isBeingRemoved()) return;
    await set(key, answers, database);
  }
}

/** The code's drawing stays while the code does. */
function earlyCardOf({ locale, person, readAt, body }: StoredAnswers): EarlyCard {
  const drawnCode = storedEarlyCard()?.drawnCode;
  return { locale, person, readAt, readAtText: formatReadAt(readAt, locale), body: firstPaintPart(body), drawnCode };
}

/** Draws the code of the stored card, unless its drawing is stored. */
async function storeDrawnCode(person: string): Promise<void> {
  const stored = storedEarlyCard();
  const code = readCardModel(stored?.body, stored?.body)?.code;
  if (!code || drawingOf(stored, code) !== undefined) return;
  const draw = window.drawEarly ?? (await import("@/lib/format/draw-barcode").catch(() => null))?.drawBarcode;
  // A logout or another member may have removed the card meanwhile.
  const card = storedEarlyCard();
  if (draw === undefined || card?.person !== person) return;
  const { format, value } = code;
  writeEarlyCard({ ...card, drawnCode: { format, value, drawing: draw(format, value) } });
}

function writeEarlyCard(card: EarlyCard): void {
  localStore.write("storedCard", JSON.stringify(card));
}

/** The stored card's pictures, by address. */
export function readCardPictures(): Promise<CardPictures> {
  return enqueue(async () => {
    const [stored, kept] = await Promise.all([read(), get<KeptPictures>(picturesKey, database)]);
    return stored && kept?.person === stored.person ? kept.pictures : {};
  }, {});
}

/** Offline, a card needs its logo, head and photo, whatever the browser cache holds. */
async function storePictures({ person, body }: StoredAnswers): Promise<void> {
  const addresses = cardPictureAddresses(body);
  const wanted = [person, ...addresses].join(" ");
  if (page.fetchedPictures === wanted) return;
  page.fetchedPictures = wanted;
  const pictures = await fetchCardPictures(addresses, await readCardPictures());
  await enqueue(async () => {
    if ((await read())?.person === person)
      await set(picturesKey, { person, pictures } satisfies KeptPictures, database);
  }, undefined);
}

/** Removes everything of the member from the device. */
export function dropStoredAnswers(): Promise<void> {
  cancelWrites();
  markForDeletion();
  page.fetchedPictures = "";
  return enqueue(removeAll, undefined);
}

/** Stops pending writes of this page. The stored data stays. */
export function cancelWrites(): void {
  page.cancellations += 1;
}

/** Deletes everything. If the database throws, or another deletion was requested meanwhile, the deletion stays pending. */
async function removeAll(): Promise<void> {
  const mark = pendingDeletion();
  await delMany([key, picturesKey], database);
  endDeletion(mark);
}

async function read(): Promise<StoredAnswers | null> {
  try {
    const stored: unknown = await get(key, database);
    // Checked after opening: another tab may have deleted and stored data meanwhile.
    if (pendingDeletion() !== null) {
      await removeAll();
      return null;
    }
    return isStoredAnswers(stored) ? stored : null;
  } catch {
    // Blocked: nothing is stored.
    return null;
  }
}

/** Runs tasks one after the other. Blocked, full or removed storage never throws: the task returns the fallback. */
function enqueue<Result>(task: () => Promise<Result>, fallback: Result): Promise<Result> {
  const result = page.queue.then(task).catch(() => fallback);
  page.queue = result;
  return result;
}

function isStoredAnswers(value: unknown): value is StoredAnswers {
  return (
    isRecord(value) &&
    typeof value.locale === "string" &&
    typeof value.person === "string" &&
    typeof value.readAt === "number" &&
    isRecord(value.body) &&
    isRecord(value.body.memberData)
  );
}
