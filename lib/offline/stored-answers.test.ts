import "fake-indexeddb/auto";
import { Blob, File } from "node:buffer";
import { deserialize, serialize } from "node:v8";
import { waitFor } from "@testing-library/dom";
import { clear, createStore, get, set } from "idb-keyval";
import { drawingOf, storedEarlyCard } from "./early-card";
import { dropStoredAnswers, storeAnswer } from "./lazy-stored-answers";
import { markForDeletion, pendingDeletion } from "./pending-deletion";
import { formatReadAt } from "./format-read-at";

type Stored = typeof import("./stored-answers") & Pick<typeof import("./card-pictures"), "readCardPictures">;
const database = createStore("jasensovellus", "stored");
const day = 24 * 60 * 60 * 1000;
const now = Date.now();
const me = { memberData: { _full_name: "Maija", id: 7, email: "maija@example.org", invoice: [{ id: 1 }] } };
const erkki = { memberData: { _full_name: "Erkki", id: 8 } };
const config = { config: { hero_image: "/h.svg", forms: { myAccount: { fields: [] } } }, events: [{ id: 1 }] };

/** The modules with empty memory, as a page loads them. */
async function load(): Promise<Stored> {
  let stored: Stored | undefined;
  await jest.isolateModulesAsync(async () => {
    const { readCardPictures } = await import("./card-pictures");
    stored = { ...(await import("./stored-answers")), readCardPictures };
  });
  return stored!;
}

/** Stores an answer, and waits until it is stored. */
function store(page: Stored, person: string, body: object, at = now) {
  page.storeAnswer("fi", person, body, at);
  return page.readStoredAnswers();
}

/** A page that has stored the card of member 7. */
async function loadWithCard(at = now): Promise<Stored> {
  const page = await load();
  await store(page, "7", { ...config, ...me }, at);
  return page;
}

/** Timers end at once until the mock is restored: no test waits for the limit of a silent database. */
function skipWaiting() {
  const { setTimeout } = window;
  const atOnce = (callback: () => void) => setTimeout(callback);
  return jest.spyOn(window, "setTimeout").mockImplementation(atOnce as typeof window.setTimeout);
}

function fillDatabase() {
  return jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

/** Idle callbacks of the current test only: pages of earlier tests run none. */
let idle: (() => void)[] = [];
function becomeIdle(): void {
  for (const callback of idle.splice(0)) callback();
}

beforeEach(async () => {
  idle = [];
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  localStorage.clear();
  await clear(database);
});

describe("storeAnswer", () => {
  it("stores config and member for the next start, without form values", async () => {
    await loadWithCard();
    const stored = await (await load()).readStoredAnswers();
    expect(stored).toEqual({
      locale: "fi",
      person: "7",
      readAt: now,
      body: {
        config: { hero_image: "/h.svg" },
        memberData: { _full_name: "Maija", id: 7, invoice: [{ id: 1 }] },
        events: [{ id: 1 }],
      },
    });
    const early = storedEarlyCard();
    expect(early?.readAtText).toBe(formatReadAt(now, "fi"));
    expect(early).toMatchObject({ readAt: now, body: { memberData: { _full_name: "Maija", invoice: [{}] } } });
    expect(localStorage.getItem("storedCard")).not.toContain("example.org");
  });

  it("stores lists with numbers as keys", async () => {
    const page = await load();
    const invoice = { 0: { id: 1 }, 2: { id: 3 } };
    expect(
      await store(page, "7", { memberData: { ...me.memberData, invoice }, events: { 1: { id: 5 } } }),
    ).toMatchObject({ body: { memberData: { invoice }, events: [{ id: 5 }] } });
    const early = storedEarlyCard();
    expect(early?.body).toMatchObject({ memberData: { invoice: [{}] }, events: [{}] });
  });

  it.each(["put", "delete"])("writes no partial card when a logout interrupts its %s", async (step) => {
    const page = await load();
    await store(page, "7", me);
    const spy = jest.spyOn(IDBObjectStore.prototype, step as "put").mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      spy.mockRestore();
      void page.dropStoredAnswers();
      return this[step as "put"](...given);
    });
    await store(page, "8", erkki);
    expect(localStorage.getItem("storedCard")).toBeNull();
    expect(await get("answers", database)).toBeUndefined();
  });

  it("removes the other member's card even when the disk is full", async () => {
    const page = await loadWithCard();
    await set("pictures", { person: "7", pictures: {} }, database);
    const put = fillDatabase();
    page.storeAnswer("fi", "8", erkki, now);
    // Of the new member, the first paint's card counts.
    expect(await page.readStoredAnswers()).toMatchObject({ person: "8", body: { memberData: { id: 8 } } });
    put.mockRestore();
    expect(await Promise.all([get("answers", database), get("pictures", database)])).toEqual([undefined, undefined]);
  });

  it("keeps no older data where the database has no room for newer: the first paint's card counts", async () => {
    const page = await loadWithCard(now - day);
    const put = fillDatabase();
    await store(page, "7", { memberData: { ...me.memberData, _full_name: "Maija Uusi" } });
    put.mockRestore();
    expect(await (await load()).readStoredAnswers()).toMatchObject({
      readAt: now,
      body: { memberData: { _full_name: "Maija Uusi" } },
    });
  });

  it("makes room for newer data by dropping older data and pictures", async () => {
    const page = await loadWithCard(now - day);
    await set("pictures", { person: "7", pictures: {} }, database);
    jest.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await store(page, "7", me);
    jest.restoreAllMocks();
    expect(await get("answers", database)).toMatchObject({ readAt: now, body: { config: { hero_image: "/h.svg" } } });
    expect(await get("pictures", database)).toBeUndefined();
  });

  it("never holds two members, even if the page ends while another member's card is written", async () => {
    await loadWithCard();
    const put = jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new Error("the page ends here");
    });
    const other = await load();
    await store(other, "8", erkki);
    put.mockRestore();
    expect(localStorage.getItem("storedCard")).not.toContain("Maija");
    expect(await get("answers", database)).toBeUndefined();
    expect(await store(other, "8", erkki)).toMatchObject({ person: "8" });
    expect(localStorage.getItem("storedCard")).toContain("Erkki");
  });

  it("does not restore a member that another tab has replaced or removed", async () => {
    const page = await loadWithCard();
    const other = await load();
    await other.dropStoredAnswers();
    await store(other, "8", erkki);
    expect(await store(page, "", config)).toMatchObject({
      person: "8",
      body: { memberData: { _full_name: "Erkki" } },
    });
    await other.dropStoredAnswers();
    expect(await store(page, "", config)).toBeNull();
    expect(localStorage.getItem("storedCard")).toBeNull();
  });

  it("opens the database anew where the browser has closed it without an event, as on an iPhone", async () => {
    const transaction = jest.spyOn(IDBDatabase.prototype, "transaction");
    const page = await loadWithCard();
    for (const connection of new Set<IDBDatabase>(transaction.mock.contexts)) connection.close();
    await store(page, "7", me, now + 1);
    expect(await (await load()).readStoredAnswers()).toMatchObject({
      readAt: now + 1,
      body: { memberData: { id: 7 } },
    });
  });

  it.each([
    ["Connection to Indexed Database server lost.", "UnknownError"],
    // What the standard asks for.
    ["The transaction was aborted.", "AbortError"],
  ])("reads again when the connection is lost during a read, as on an iPhone: %s", async (message, name) => {
    const page = await loadWithCard();
    jest.spyOn(IDBObjectStore.prototype, "get").mockImplementationOnce(() => {
      throw new DOMException(message, name);
    });
    await store(page, "7", me, now + 1);
    expect(await (await load()).readStoredAnswers()).toMatchObject({
      readAt: now + 1,
      body: { config: { hero_image: "/h.svg" }, events: [{ id: 1 }] },
    });
  });

  it("deletes a database without its store, as Safari may leave one: the next start stores the card again", async () => {
    jest.replaceProperty(globalThis, "indexedDB", new IDBFactory());
    const opening = indexedDB.open("jasensovellus");
    await new Promise((resolve) => (opening.onsuccess = resolve));
    opening.result.close();
    const transaction = jest.spyOn(IDBDatabase.prototype, "transaction");
    await loadWithCard();
    // As the browser does when the page is left.
    for (const connection of new Set<IDBDatabase>(transaction.mock.contexts)) connection.close();
    await loadWithCard();
    localStorage.clear();
    expect(await (await load()).readStoredAnswers()).toMatchObject({ body: { memberData: { id: 7 } } });
  });

  it("merges into earlier stored data, even if not read yet", async () => {
    await loadWithCard();
    const next = await load();
    const reading = next.readStoredAnswers();
    next.storeAnswer("fi", "", { config: { hero_image: "/new.svg" } }, now);
    expect(await reading).toMatchObject({ body: { config: { hero_image: "/h.svg" }, memberData: { id: 7 } } });
    expect(await next.readStoredAnswers()).toMatchObject({
      body: { config: { hero_image: "/new.svg" }, memberData: { id: 7 } },
    });
  });

  it("stores nothing that a removal overtakes, and stores again afterwards", async () => {
    const page = await load();
    page.storeAnswer("fi", "7", me, now);
    void page.dropStoredAnswers();
    expect(await page.readStoredAnswers()).toBeNull();
    expect(localStorage.getItem("storedCard")).toBeNull();
    expect(await (await load()).readStoredAnswers()).toBeNull();
    expect(await store(page, "7", me)).not.toBeNull();
  });
});

describe("the drawing of the card's code", () => {
  const withCode = (value: string) => ({ memberData: { ...me.memberData, _card_code: { value, format: "ean13" } } });
  const stored = () => storedEarlyCard();
  const drawing = (value: string) => drawingOf(stored(), { format: "ean13", value });
  const drawn = { width: 113, height: 50, path: expect.any(String) as string };
  const isDrawn = async (value: string) => {
    becomeIdle();
    while (drawing(value) === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it("is stored with the card, once the browser is idle, and stays while the code does", async () => {
    const page = await load();
    await store(page, "7", withCode("6412345678907"));
    expect(drawing("6412345678907")).toBeUndefined();
    await isDrawn("6412345678907");
    expect(drawing("6412345678907")).toEqual(drawn);
    page.storeAnswer("en", "7", withCode("6412345678907"), now + 1);
    await page.readStoredAnswers();
    expect(stored()?.locale).toBe("en");
    expect(drawing("6412345678907")).toEqual(drawn);
    page.storeAnswer("en", "7", withCode("4006381333931"), now + 2);
    await page.readStoredAnswers();
    expect(drawing("4006381333931")).toBeUndefined();
    await isDrawn("4006381333931");
    expect(drawing("6412345678907")).toBeUndefined();
  });

  it("is null for a value that the format cannot hold", async () => {
    const page = await load();
    await store(page, "7", withCode("6412345678900"));
    await isDrawn("6412345678900");
    expect(drawing("6412345678900")).toBeNull();
  });

  it("is removed with the card", async () => {
    const page = await load();
    await store(page, "7", withCode("6412345678907"));
    becomeIdle();
    await page.dropStoredAnswers();
    // The drawing would be stored by now.
    await import("@/lib/format/draw-barcode");
    await new Promise((resolve) => setTimeout(resolve));
    expect(localStorage.getItem("storedCard")).toBeNull();
    await store(page, "8", erkki);
    expect(localStorage.getItem("storedCard")).not.toContain("drawnCode");
  });
});

describe("a deletion that the database has not completed", () => {
  const fails = () => {
    throw new DOMException("", "UnknownError");
  };
  const silent = {
    objectStore: () => ({ delete: () => ({}), get: () => ({}), transaction: { commit: () => undefined } }),
  };
  async function loadWithPictures(): Promise<Stored> {
    const page = await loadWithCard();
    await set("pictures", { person: "7", pictures: {} }, database);
    return page;
  }

  it.each<[string, () => IDBTransaction]>([
    ["fails", fails],
    ["does not answer", () => silent as unknown as IDBTransaction],
  ])("is completed by the next start, which reads no card before, when the database %s", async (_sentence, answer) => {
    const page = await loadWithPictures();
    const remove = jest.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(answer);
    void page.dropStoredAnswers();
    await waitFor(() => expect(remove).toHaveBeenCalled());
    const waiting = skipWaiting();
    expect(await (await load()).readStoredAnswers()).toBeNull();
    waiting.mockRestore();
    remove.mockRestore();
    const next = await load();
    expect(await next.readStoredAnswers()).toBeNull();
    expect(await next.readCardPictures()).toEqual({});
    expect(await Promise.all([get("answers", database), get("pictures", database)])).toEqual([undefined, undefined]);
    expect(localStorage).toHaveLength(0);
  });

  it("does not affect the next member's first-paint card when the database never works", async () => {
    jest.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(fails);
    const page = await load();
    page.storeAnswer("fi", "7", { ...config, ...me }, now);
    await page.dropStoredAnswers();
    expect(await store(page, "8", erkki)).toMatchObject({ person: "8" });
    const next = await load();
    expect(await next.readStoredAnswers()).toMatchObject({
      person: "8",
      body: { memberData: { _full_name: "Erkki" } },
    });
  });

  it("is pending as soon as the member logs out: the page may end before the database code has loaded", async () => {
    localStorage.setItem("storedCard", "{}");
    const gone = dropStoredAnswers();
    expect([localStorage.getItem("storedCard"), typeof pendingDeletion()]).toEqual([null, "string"]);
    await gone;
  });

  it("stays pending when requested again while it runs", async () => {
    const page = await load();
    await set("answers", { locale: "fi", person: "7", readAt: now, body: { memberData: { id: 7 } } }, database);
    const gone = page.dropStoredAnswers();
    await Promise.resolve();
    markForDeletion();
    await gone;
    expect(pendingDeletion()).not.toBeNull();
  });

  it("is pending as soon as another member is signed in: the page may end before the database answers", async () => {
    await loadWithPictures();
    const answer = jest
      .spyOn(IDBDatabase.prototype, "transaction")
      .mockReturnValue(silent as unknown as IDBTransaction);
    storeAnswer("fi", "8", erkki, now);
    await waitFor(() => expect(answer).toHaveBeenCalled());
    answer.mockRestore();
    expect(localStorage.getItem("storedCard")).toBeNull();
    expect(await (await load()).readStoredAnswers()).toBeNull();
    expect(await get("answers", database)).toBeUndefined();
  });

  it("stays pending where the database refuses it when another member's answer is stored", async () => {
    await loadWithPictures();
    localStorage.clear();
    jest.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(fails);
    const other = await load();
    expect(await store(other, "8", erkki)).toBeNull();
    expect(await (await load()).readStoredAnswers()).toBeNull();
  });
});

describe("cancelWrites", () => {
  it("stops pending writes, and removes nothing", async () => {
    const page = await load();
    await store(page, "7", me);
    page.storeAnswer("fi", "7", { memberData: { id: 7, _full_name: "Late" } }, now + 1);
    page.cancelWrites();
    expect(await page.readStoredAnswers()).toMatchObject({
      readAt: now,
      body: { memberData: { _full_name: "Maija" } },
    });
    expect(localStorage.getItem("storedCard")).toContain("Maija");
  });
});

describe("readCardPictures", () => {
  const photo = "http://localhost/photo";
  const data = Uint8Array.from([1, 2, 3]).buffer;
  const kept = { person: "7", pictures: { [photo]: { type: "image/png", data } } };
  // Files of jsdom have no `arrayBuffer`, and its database stores none.
  const browser = { Blob, File, structuredClone: (value: unknown) => deserialize(serialize(value)) as unknown };
  const ofTests = { Blob: globalThis.Blob, File: globalThis.File, structuredClone: globalThis.structuredClone };
  beforeAll(() => void Object.assign(globalThis, browser));
  afterAll(() => void Object.assign(globalThis, ofTests));

  it("returns the pictures of the stored card's owner only", async () => {
    const page = await load();
    await store(page, "7", me);
    await set("pictures", kept, database);
    expect((await page.readCardPictures())[photo]).toMatchObject({ type: "image/png", size: 3 });
    await store(page, "8", { memberData: { id: 8 } });
    await set("pictures", kept, database);
    expect(await page.readCardPictures()).toEqual({});
  });

  it("reads what is stored without a Blob, which WebKit refuses", async () => {
    const picture = new Blob([data], { type: "image/png" });
    Object.assign(globalThis, { fetch: async () => ({ ok: true, headers: new Headers(), blob: async () => picture }) });
    const page = await load();
    await store(page, "7", { memberData: { ...me.memberData, _photo: photo } });
    becomeIdle();
    await page.readCardPictures();
    expect((await page.readCardPictures())[photo]).toMatchObject({ type: "image/png", size: 3 });
    expect(await get("pictures", database)).toEqual(kept);
  });

  it("reads the Blobs that an earlier version has stored", async () => {
    const page = await load();
    await store(page, "7", me);
    await set("pictures", { person: "7", pictures: { [photo]: { size: 3 } } }, database);
    expect(await page.readCardPictures()).toEqual({ [photo]: { size: 3 } });
  });

  it("returns none without a card, and a logout removes them", async () => {
    await set("pictures", kept, database);
    const page = await load();
    expect(await page.readCardPictures()).toEqual({});
    await page.dropStoredAnswers();
    expect(await get("pictures", database)).toBeUndefined();
  });

  it("fetches them again for a member who comes back after a logout", async () => {
    const fetching = jest.fn(() => Promise.resolve({ ok: false }));
    Object.assign(globalThis, { fetch: fetching });
    const page = await load();
    for (const visits of [1, 2]) {
      await store(page, "7", { memberData: { ...me.memberData, _photo: photo } });
      becomeIdle();
      await page.readCardPictures();
      await page.readCardPictures();
      expect(fetching).toHaveBeenCalledTimes(visits);
      await page.dropStoredAnswers();
    }
  });

  it("stores them when the browser is idle, once for each member, and not after a logout", async () => {
    const fetching = jest.fn(() => Promise.resolve({ ok: false }));
    Object.assign(globalThis, { fetch: fetching });
    const page = await load();
    for (const time of [now, now + 1]) {
      await store(page, "7", { memberData: { ...me.memberData, _photo: photo } }, time);
      becomeIdle();
      await page.readCardPictures();
      await page.readCardPictures();
    }
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(await get("pictures", database)).toEqual({ person: "7", pictures: {} });
    await store(page, "8", { memberData: { id: 8, _photo: photo } });
    becomeIdle();
    await page.dropStoredAnswers();
    expect(await get("pictures", database)).toBeUndefined();
  });
});

describe("readStoredAnswers", () => {
  it.each([
    ["29 days old", now - 29 * day, true],
    ["30 days old", now - 30 * day, false],
    ["from the day after tomorrow, as after a clock that was wrong", now + 2 * day, true],
    ["from years ahead: a wrong clock costs nobody the card", now + 2000 * day, true],
  ])("with data %s", async (_what, readAt, isKept) => {
    const page = await load();
    page.storeAnswer("fi", "7", me, readAt);
    const clock = jest.spyOn(Date, "now").mockReturnValue(readAt);
    await page.readStoredAnswers();
    clock.mockReturnValue(now);
    const next = await load();
    expect((await next.readStoredAnswers()) !== null).toBe(isKept);
    expect(localStorage.getItem("storedCard") !== null).toBe(isKept);
    expect(storedEarlyCard() !== null).toBe(isKept);
  });

  const whole = { locale: "fi", person: "7", readAt: now, body: me };
  it.each([
    "text",
    7,
    [1],
    { ...whole, locale: 7 },
    { ...whole, person: 7 },
    { ...whole, readAt: String(now) },
    { ...whole, body: undefined },
    { ...whole, body: { memberData: 7 } },
  ])("rejects the foreign %j", async (foreign) => {
    await set("answers", foreign, database);
    expect(await (await load()).readStoredAnswers()).toBeNull();
  });

  it.each<[string, () => () => void]>([
    [
      "there is no database",
      () => {
        const open = jest.spyOn(indexedDB, "open").mockImplementation(() => {
          throw new DOMException("", "SecurityError");
        });
        return () => open.mockRestore();
      },
    ],
    [
      "the database does not answer",
      () => {
        const open = jest.spyOn(indexedDB, "open").mockReturnValue({} as IDBOpenDBRequest);
        return () => open.mockRestore();
      },
    ],
    ["the database has lost it", () => () => undefined],
  ])("returns the first paint's card when %s", async (_sentence, lose) => {
    await loadWithCard();
    await clear(database);
    const mend = lose();
    const waiting = skipWaiting();
    const read = await (await load()).readStoredAnswers();
    waiting.mockRestore();
    expect(read).toEqual({
      locale: "fi",
      person: "7",
      readAt: now,
      body: { config: { hero_image: "/h.svg" }, memberData: { _full_name: "Maija", id: 7 } },
      whole: expect.any(Promise) as unknown,
    });
    mend();
  });

  it("keeps waiting for a slow database", async () => {
    const page = await load();
    page.storeAnswer("fi", "7", { ...config, ...me }, now);
    const stored = await page.readStoredAnswers();
    const request: Partial<IDBRequest> = { result: stored };
    const slow = jest.spyOn(IDBObjectStore.prototype, "get").mockReturnValue(request as IDBRequest);
    const waiting = skipWaiting();
    const early = await (await load()).readStoredAnswers();
    waiting.mockRestore();
    slow.mockRestore();
    expect(early?.body).not.toHaveProperty("memberData.invoice");
    request.onsuccess?.call(request as IDBRequest, new Event("success"));
    expect(await early?.whole).toEqual(stored);
  });

  it.each([
    ["nobody's", { locale: "fi", readAt: now, body: { memberData: {} } }],
    ["without a member", { locale: "fi", person: "7", readAt: now, body: {} }],
  ])("returns no card that is %s", async (_sentence, early) => {
    localStorage.setItem("storedCard", JSON.stringify(early));
    expect(await (await load()).readStoredAnswers()).toBeNull();
  });
});

describe("storedEarlyCard", () => {
  const card = { locale: "fi", person: "7", readAt: now, readAtText: "klo 12", body: { memberData: {} } };
  const readStored = (text: string) => {
    localStorage.setItem("storedCard", text);
    return storedEarlyCard();
  };

  it("accepts a card, even without an owner or a formatted time", () => {
    expect(readStored(JSON.stringify(card))).toEqual(card);
    const { locale, readAt, body } = card;
    expect(readStored(JSON.stringify({ locale, readAt, body }))).toEqual({ locale, readAt, body });
  });

  it.each(["", "{", "null", "7", "[]", "{}"])("rejects %j", (stored) => {
    expect(readStored(stored)).toBeNull();
  });

  it.each([
    { locale: 7 },
    { person: 7 },
    { readAt: "today" },
    { readAt: now - 31 * day },
    { readAt: 9e15 },
    { readAtText: 7 },
    { body: null },
    { body: "Maija" },
    { drawnCode: "drawn" },
    { drawnCode: { format: "qr", value: "1", drawing: { width: 0, height: 1, path: "" } } },
  ])("rejects a card with %j", (change) => {
    expect(readStored(JSON.stringify({ ...card, ...change }))).toBeNull();
  });
});
