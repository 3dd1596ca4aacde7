import { databaseName } from "@/lib/platform/stored-data";
import { createStore as openDatabase, delMany, get, set, type UseStore } from "idb-keyval";
import { isRecord } from "@/lib/api/is-record";
import { env } from "@/lib/config/env";
import { withTimeout } from "@/lib/platform/with-timeout";
import { localStore } from "@/lib/platform/storage";
import { whenIdle } from "@/lib/platform/when-idle";
import { isTooOld } from "./age";
import { cardPictureAddresses, fetchCardPictures, type CardPictures } from "./card-pictures";
import { parseEarlyCard, type EarlyCard } from "./early-card";
import { formatReadAt } from "./format-read-at";
import { endDeletion, markForDeletion, pendingDeletion } from "./pending-deletion";
import { firstPaintPart, keepable, type KeptBody } from "./keepable";
import { mergeAnswer, type StoredAnswers, type UnownedAnswers } from "./merge-answer";

interface KeptPictures {
  /** Whose they are: two members may have their photos at the same address. */
  person: string;
  pictures: CardPictures;
}

/** Milliseconds: a database that does not answer keeps nobody from what can be had without it. */
const patience = 1000;
const key = "answers";
const picturesKey = "pictures";
const isOn = env.NEXT_PUBLIC_STORE_CARD !== "off";

/** What this page knows beside the database. */
const page = {
  unowned: null as UnownedAnswers | null,
  /** Whether this page stores nothing any more. */
  isClosed: false,
  /** Whose pictures at which addresses this page has fetched: once is enough. */
  fetchedPictures: "",
  /** A write that began before a removal stops. */
  removals: 0,
  /** Database access is serialised. Each access reads anew: another tab may have written since. */
  queue: Promise.resolve() as Promise<unknown>,
};
/** Opened when it is first used. */
const openStore = openDatabase(databaseName, "stored");
/**
 * Each transaction is committed at once instead of when the page has heard of its end: a page that the browser keeps for the
 * way back hears nothing, and all pages after it would wait for it.
 */
const database: UseStore = (mode, use) =>
  openStore(mode, (store) => {
    const result = use(store);
    store.transaction.commit();
    return result;
  });

/**
 * The stored answers, or null when there are none or when they are too old. Where the database is not to be had, or has lost
 * them, the card that the first paint shows is better than none.
 */
export async function readStoredAnswers(now = Date.now()): Promise<StoredAnswers | null> {
  if (!isOn) void dropStoredAnswers();
  const whole = inOrder(read, null);
  const stored = await withTimeout(whole, patience, null);
  if (stored === null) return readEarlyCard(now, whole);
  if (!isTooOld(stored.readAt, now)) return stored;
  void dropStoredAnswers();
  return null;
}

/** The stored card as far as the first paint draws it: its lists hold nothing but that there is something. */
function readEarlyCard(now: number, whole: Promise<StoredAnswers | null>): StoredAnswers | null {
  const early = parseEarlyCard(localStore.read("storedCard"), now);
  const body: KeptBody = early?.body ?? {};
  if (!early?.person || !isRecord(body.memberData)) return null;
  const { locale, person, readAt } = early;
  const { invoice: _, ...memberData } = body.memberData;
  return { locale, person, readAt, body: { config: isRecord(body.config) ? body.config : {}, memberData }, whole };
}

/**
 * Keeps what a good answer carried.
 * @param person who is signed in, or "" when the answer does not tell
 */
export function storeAnswer(locale: string, person: string, body: unknown, now = Date.now()): void {
  if (!isOn || page.isClosed || Object.keys(keepable(body)).length === 0) return;
  const removalsBefore = page.removals;
  const isGone = () => page.removals !== removalsBefore;
  void inOrder(async () => {
    const stored = await read();
    if (isGone()) return;
    const { unowned, answers, replacesOther } = mergeAnswer(stored, page.unowned, { locale, person, body, now });
    page.unowned = unowned;
    if (answers === null) return;
    // The early card and the database never hold two members, even when the page ends in between.
    if (replacesOther) {
      localStore.remove("storedCard");
      // In a transaction of its own: the other member's card goes also where there is no room for the new one.
      await removeAll();
      if (isGone()) return;
      await set(key, answers, database);
      if (isGone()) return;
    }
    localStore.write("storedCard", JSON.stringify(earlyCardOf(answers)));
    // What the database still holds of the member before would be taken for this one's.
    if (pendingDeletion() !== null) return;
    if (!replacesOther) await set(key, answers, database);
    if (answers.readAt === now) whenIdle(() => void storePictures(answers));
  }, undefined);
}

function earlyCardOf({ locale, person, readAt, body }: StoredAnswers): EarlyCard {
  return { locale, person, readAt, readAtText: formatReadAt(readAt, locale), body: firstPaintPart(body) };
}

/** The pictures of the stored card, by their addresses. */
export function readCardPictures(): Promise<CardPictures> {
  return inOrder(async () => {
    const [stored, kept] = await Promise.all([read(), get<KeptPictures>(picturesKey, database)]);
    return stored && kept?.person === stored.person ? kept.pictures : {};
  }, {});
}

/** Without a network a card has its logo, head and photo too, whatever the browser has kept of them. */
async function storePictures({ person, body }: StoredAnswers): Promise<void> {
  const addresses = cardPictureAddresses(body);
  const wanted = [person, ...addresses].join(" ");
  if (page.fetchedPictures === wanted) return;
  page.fetchedPictures = wanted;
  const pictures = await fetchCardPictures(addresses, await readCardPictures());
  await inOrder(async () => {
    if ((await read())?.person === person)
      await set(picturesKey, { person, pictures } satisfies KeptPictures, database);
  }, undefined);
}

/** Removes everything of the member from the device. @param forGood this page stores nothing any more: logout */
export function dropStoredAnswers({ forGood = false } = {}): Promise<void> {
  page.unowned = null;
  page.removals += 1;
  page.isClosed ||= forGood;
  localStore.remove("storedCard");
  markForDeletion();
  page.fetchedPictures = "";
  return inOrder(removeAll, undefined);
}

/** This page stores nothing any more, and what is stored stays: it is of a later session. */
export function closeStoredAnswers(): void {
  page.unowned = null;
  page.removals += 1;
  page.isClosed = true;
}

/** Throws when the database does: then it is still owed, as it is when another removal was asked for meanwhile. */
async function removeAll(): Promise<void> {
  const mark = pendingDeletion();
  await delMany([key, picturesKey], database);
  endDeletion(mark);
}

/** A new start may store again, as after a logout that the member has come back from. */
export function openStoredAnswers(): void {
  page.isClosed = false;
}

async function read(): Promise<StoredAnswers | null> {
  try {
    const stored: unknown = await get(key, database);
    // Looked at when the database has answered: another tab may have removed all, and stored anew, while it was opened.
    if (pendingDeletion() !== null) {
      await removeAll();
      return null;
    }
    return isStoredAnswers(stored) ? stored : null;
  } catch {
    // Blocked: then nothing is stored.
    return null;
  }
}

/** Storage that is blocked, full or taken away never throws: then there is nothing stored. */
function inOrder<Result>(task: () => Promise<Result>, otherwise: Result): Promise<Result> {
  const result = page.queue.then(task).catch(() => otherwise);
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
