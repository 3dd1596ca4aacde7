import { createStore, delMany, get, set, type UseStore } from "idb-keyval";
import { isRecord } from "@/lib/api/json";
import { databaseName } from "@/lib/platform/stored-data";
import type { StoredAnswers } from "./merge-answer";
import { endDeletion, pendingDeletion } from "./pending-deletion";

/** The pictures of a card by address. */
export type CardPictures = Readonly<Record<string, Blob>>;

interface MembersPictures {
  /** The owner: two members may have photos at the same address. */
  person: string;
  pictures: CardPictures;
}

/** Not a Blob: in a private window WebKit refuses to store one. */
interface StoredPicture {
  type: string;
  data: ArrayBuffer;
}

/** Earlier versions stored Blobs. */
type StoredPictures = MembersPictures | { person: string; pictures: Readonly<Record<string, StoredPicture>> };

/**
 * The errors of a closed connection. An iPhone may close that of an app in the background, often without an event, even during a
 * request. Without a new connection a failed read would count as an empty database, and the next write would lose stored data.
 */
const closedErrors = ["InvalidStateError", "UnknownError", "AbortError"];

const connect = () => createStore(databaseName, "stored");
let connection = connect();

/**
 * Commits each transaction at once instead of after the page's handler: a page in the back/forward cache runs no handlers,
 * and every later page would wait for it.
 */
const database: UseStore = (mode, use) => {
  const run = () =>
    connection(mode, (store) => {
      const result = use(store);
      store.transaction.commit();
      return result;
    });
  return run().catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : "";
    // Safari may leave the database without its store, which only a new one gets. Ends once the page is left.
    if (name === "NotFoundError") indexedDB.deleteDatabase(databaseName);
    if (!closedErrors.includes(name)) throw error;
    connection = connect();
    return run();
  });
};

let lastTask: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks one after the other. Each reads again: another tab may have written since. Blocked, full or removed storage
 * never throws: the task returns the fallback.
 */
export function inTurn<Result>(task: () => Promise<Result>, fallback: Result): Promise<Result> {
  const result = lastTask.then(task).catch(() => fallback);
  lastTask = result;
  return result;
}

// Call the functions below only inside a task.

/** The stored answers; null when there are none, or the database is blocked. */
export async function readAnswers(): Promise<StoredAnswers | null> {
  try {
    const stored: unknown = await get("answers", database);
    // Checked after opening: another tab may have deleted and stored data meanwhile.
    if (pendingDeletion() !== null) {
      await removeAll();
      return null;
    }
    return isStoredAnswers(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeAnswers(answers: StoredAnswers): Promise<void> {
  return set("answers", answers, database);
}

/** The pictures of the stored answers' owner. */
export async function readPictures(): Promise<CardPictures> {
  const [stored, kept] = await Promise.all([readAnswers(), get<StoredPictures>("pictures", database)]);
  if (!stored || kept?.person !== stored.person) return {};
  const pictures = Object.entries<StoredPicture | Blob>(kept.pictures);
  return Object.fromEntries(pictures.map(([address, picture]) => [address, readPicture(picture)]));
}

/** Stores a member's pictures, unless the stored answers belong to another member. */
export async function writePictures({ person, pictures }: MembersPictures): Promise<void> {
  const stored = await Promise.all(
    Object.entries(pictures).map(async ([address, picture]) => [address, await storedPicture(picture)] as const),
  );
  if ((await readAnswers())?.person !== person) return;
  await set("pictures", { person, pictures: Object.fromEntries(stored) }, database);
}

const readPicture = (picture: StoredPicture | Blob) =>
  "data" in picture ? new Blob([picture.data], { type: picture.type }) : picture;

async function storedPicture(picture: Blob): Promise<StoredPicture> {
  return { type: picture.type, data: await picture.arrayBuffer() };
}

/** Deletes everything. If the database throws, or another deletion was requested meanwhile, the deletion stays pending. */
export async function removeAll(): Promise<void> {
  const mark = pendingDeletion();
  await delMany(["answers", "pictures"], database);
  endDeletion(mark);
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
