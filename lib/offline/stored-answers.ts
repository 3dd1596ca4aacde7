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

/** What is kept on the device: the last good answers of one person in one language. */
export interface StoredAnswers {
  locale: string;
  /** Whose they are: `Member.person`. */
  person: string;
  /** When memberData was read last, in milliseconds since 1970. */
  readAt: number;
  body: KeptBody;
  /** Where this is only what the first paint draws: what the database holds, as soon as it answers. */
  whole?: Promise<StoredAnswers | null>;
}

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

/** What this page has read before it knew who is signed in: it belongs to whoever that turns out to be. */
let unowned: Pick<StoredAnswers, "locale" | "body"> | null = null;
let isClosed = false;
/** Whose pictures at which addresses this page has fetched: once is enough. */
let fetched = "";
/** Grows with each removal: what was to be kept before is not kept after. */
let removals = 0;
/** One look into the database after the other. Each reads it anew: another tab may have stored, or removed, since. */
let queue: Promise<unknown> = Promise.resolve();
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
  const kept = keepable(body);
  const removalsBefore = removals;
  const isGone = () => removals !== removalsBefore;
  if (!isOn || isClosed || Object.keys(kept).length === 0) return;
  void inOrder(async () => {
    const stored = await read();
    if (isGone()) return;
    // One who is nobody takes nobody's place.
    if (person === "" && stored?.person) delete kept.memberData;
    if (person === "") unowned = { locale, body: { ...(unowned?.locale === locale ? unowned.body : {}), ...kept } };
    const isSame = stored?.locale === locale && (person === "" || stored.person === "" || stored.person === person);
    const known = isSame ? stored : null;
    const current: StoredAnswers = {
      locale,
      person: person || known?.person || "",
      readAt: kept.memberData ? now : (known?.readAt ?? 0),
      body: { ...(known ?? (unowned?.locale === locale ? unowned : null))?.body, ...kept },
    };
    // Nobody's config alone is worth keeping: it is kept with the member who comes after it.
    if (current.body.memberData === undefined) {
      unowned = current;
      return;
    }
    const { readAt } = current;
    const readAtText = formatReadAt(readAt, locale);
    const early = { locale, person: current.person, readAt, readAtText, body: firstPaintPart(current.body) };
    // The two never tell of two members, even when the page ends in between.
    const isOther = stored !== null && stored.person !== current.person;
    if (isOther) {
      localStore.remove("storedCard");
      // By itself, before: the other one's goes also where there is no room for the new one's.
      await removeAll();
      if (isGone()) return;
      await set(key, current, database);
      if (isGone()) return;
    }
    localStore.write("storedCard", JSON.stringify(early satisfies EarlyCard));
    // What the database still holds of the member before would be taken for this one's.
    if (pendingDeletion() !== null) return;
    if (!isOther) await set(key, current, database);
    if (kept.memberData) whenIdle(() => void storePictures(current));
  }, undefined);
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
  if (fetched === wanted) return;
  fetched = wanted;
  const pictures = await fetchCardPictures(addresses, await readCardPictures());
  await inOrder(async () => {
    if ((await read())?.person === person)
      await set(picturesKey, { person, pictures } satisfies KeptPictures, database);
  }, undefined);
}

/** Removes everything of the member from the device. @param forGood this page stores nothing any more: logout */
export function dropStoredAnswers({ forGood = false } = {}): Promise<void> {
  unowned = null;
  removals += 1;
  isClosed ||= forGood;
  localStore.remove("storedCard");
  markForDeletion();
  fetched = "";
  return inOrder(removeAll, undefined);
}

/** This page stores nothing any more, and what is stored stays: it is of a later session. */
export function closeStoredAnswers(): void {
  unowned = null;
  removals += 1;
  isClosed = true;
}

/** Throws when the database does: then it is still owed, as it is when another removal was asked for meanwhile. */
async function removeAll(): Promise<void> {
  const mark = pendingDeletion();
  await delMany([key, picturesKey], database);
  endDeletion(mark);
}

/** A new start may store again, as after a logout that the member has come back from. */
export function openStoredAnswers(): void {
  isClosed = false;
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
  const result = queue.then(task).catch(() => otherwise);
  queue = result;
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
