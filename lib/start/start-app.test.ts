import "fake-indexeddb/auto";
import { waitFor } from "@testing-library/react";
import { createStore, get } from "idb-keyval";
import { pageLocation } from "@/lib/platform/page-location";
import { notify } from "@/lib/notifications/notifications";
import { collectionQuery } from "@/lib/queries/collection-query";
import { configQuery } from "@/lib/queries/config-query";
import { meQuery } from "@/lib/queries/me-query";
import { isMemberFromDevice, isRestored } from "@/lib/queries/restore-answers";
import { dropStoredAnswers, readStoredAnswers, storeAnswer } from "@/lib/offline/stored-answers";
import { queryClient } from "@/lib/queries/query-client";
import finnish from "@/messages/fi.json";
import { cancelFetches } from "@/lib/queries/fetch-answer";
import { refreshApp } from "@/lib/queries/refresh";
import { loadLazyMessages, localeStore } from "@/lib/i18n/locale-store";
import { overlayStore, setDrawerOpen } from "@/lib/dialogs/dialogs";
import { shownNotification } from "@/scripts/testing/shown-notification";
import { followSession } from "./follow-session";
import { startApp } from "./start-app";
import { dispatchStart, startState } from "./start-store";

interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const me = { memberData: { _full_name: "Maija" } };
const config = { config: { hero_image: "/hero.svg" } };

let replies: Record<string, Reply | Promise<Reply>>;
let requested: string[];
let stop: () => void;
let leaveFor: jest.SpyInstance;

/** The parts of Response that the app reads. */
function response({ status = 200, body = {}, headers = {} }: Reply): Response {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const reply = {
    ok: status < 300,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    text: async () => text,
  };
  return reply as unknown as Response;
}

const show = (locale: "fi" | "en") => localeStore.update((shown) => ({ ...shown, locale }));

beforeEach(async () => {
  sessionStorage.clear();
  await dropStoredAnswers();
  show("fi");
  replies = { config: { body: config }, me: { body: me } };
  requested = [];
  queryClient.clear();
  stop = followSession();
  leaveFor = jest
    .spyOn(pageLocation, "leaveFor")
    .mockImplementation((address) => address.startsWith("/") || address.startsWith("http"));
  notify("");
  dispatchStart({ type: "retry" });
  globalThis.fetch = (async (url: string) => {
    requested.push(url);
    const reply = replies[/\/(\w+)(\?|$)/.exec(url)?.[1] ?? ""];
    if (!reply) throw new TypeError("Failed to fetch");
    return response(await reply);
  }) as typeof fetch;
});

afterEach(() => {
  stop();
  queryClient.clear();
  open("/app/");
});

const open = (address: string) => window.history.replaceState(null, "", address);
/** A reply that the test releases. */
function later(name: string): (reply: Reply) => void {
  let answer: (reply: Reply) => void = () => undefined;
  replies[name] = new Promise((resolve) => (answer = resolve));
  return answer;
}

const start = (signal = new AbortController().signal) => startApp({ signal });
const member = () => queryClient.getQueryData(meQuery("fi").queryKey);
const known = () => queryClient.getQueryData(configQuery("fi").queryKey);
/** The freshness of the member on the screen. */
const freshness = () => ({
  isFromDevice: isMemberFromDevice(),
  hasFailed: queryClient.getQueryState(meQuery("fi").queryKey)?.status === "error",
});
const live = { isFromDevice: false, hasFailed: false };
const fromDevice = { isFromDevice: true, hasFailed: true };
const configReadAt = () => queryClient.getQueryState(configQuery("fi").queryKey)?.dataUpdatedAt ?? 0;

describe("startApp", () => {
  it("requests both at once and ends ready with their data", async () => {
    replies.config = { body: { ...config, articles: [{ id: 1, title: "News" }], message: "Hei" } };
    const started = start();
    expect(requested).toEqual(["/api/fi/config", "/api/fi/me"]);
    await started;
    expect(startState()).toEqual({ name: "ready" });
    expect(member()).toMatchObject({ fullName: "Maija" });
    expect(known()).toMatchObject({ heroImage: "http://localhost/hero.svg" });
    expect(queryClient.getQueryData(collectionQuery("articles", "fi").queryKey)).toMatchObject([{ title: "News" }]);
    expect(shownNotification()).toEqual(["Hei", "success"]);
  });

  it.each(["config", "me"])("stops at a 401 of %s and follows its redirect", async (name) => {
    replies.me = { body: { ...me, message: "Hei" } };
    replies[name] = { status: 401, body: { redirect_url: "/login" } };
    await start();
    expect(startState()).toEqual({ name: "redirecting", host: null });
    await waitFor(() => expect(leaveFor.mock.calls).toEqual([["/login"]]));
    expect(sessionStorage.getItem("returnTo")).toBe("/app/");
    expect([member(), shownNotification()]).toEqual([undefined, null]);
  });

  it("leaves for the login only after the member's data is removed from the device", async () => {
    storeAnswer("fi", "7", me, Date.now());
    await readStoredAnswers();
    replies.me = { status: 401, body: { redirect_url: "/login" } };
    let kept: unknown = "not asked";
    leaveFor.mockImplementationOnce(() => {
      void get<unknown>("answers", createStore("jasensovellus", "stored")).then((value) => (kept = value));
      return true;
    });
    await start();
    await waitFor(() => expect(kept).toBeUndefined());
  });

  it.each([
    ["no address", {}],
    ["an unsafe address", { redirect_url: "javascript:alert(1)" }],
  ])("says so when a 401 has %s", async (_sentence, body) => {
    replies.me = { status: 401, body };
    await start();
    expect(startState()).toEqual({ name: "failed", reason: "noLogin" });
  });

  it("leaves for the captcha", async () => {
    replies.config = { status: 405, headers: { "x-amzn-waf-action": "captcha" } };
    await start();
    expect(leaveFor).toHaveBeenCalledWith("http://localhost/");
    expect(sessionStorage.getItem("captchaReturn")).toBe("http://localhost/app/");
    expect(startState()).toEqual({ name: "redirecting", host: "localhost" });
  });

  it.each(["config", "me"])("reports an unreachable server when %s does not answer", async (name) => {
    Reflect.deleteProperty(replies, name);
    await start();
    expect(startState()).toEqual({ name: "failed", reason: "unreachable" });
  });

  it.each([{}, "<!doctype html><p>Hello</p>"])("reports a missing member for %j", async (body) => {
    replies.me = { body };
    await start();
    expect(startState()).toEqual({ name: "failed", reason: "noMember" });
  });

  it("uses a member that only config carried", async () => {
    replies.config = { body: { ...config, ...me } };
    replies.me = { body: {} };
    await start();
    expect(startState()).toEqual({ name: "ready" });
  });

  it.each<[string, Reply, string]>([
    ["another status", { status: 404, body: { error: "No config" } }, "No config"],
    ["a page", { body: "<p>Hello</p>" }, finnish.errors.unreadable],
  ])("continues with an empty config after %s, and says so", async (_what, reply, text) => {
    replies.config = reply;
    await start();
    expect(startState()).toEqual({ name: "ready" });
    expect(known()).toBeUndefined();
    expect(shownNotification()).toEqual([text, "error"]);
  });

  it.each<[string, string, Reply, boolean]>([
    ["redirects", "[1]", { body: me }, true],
    ["captchaVisits", "3", { body: me }, true],
    ["redirects", "[1]", { body: {} }, false],
  ])("keeps counting %s %j after %j until the page has stayed: %s", async (counter, before, reply, isForgotten) => {
    sessionStorage.setItem(counter, before);
    replies.me = reply;
    jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask"] });
    void start();
    // A list's own captcha or login may follow the start.
    await jest.advanceTimersByTimeAsync(9000);
    expect(sessionStorage.getItem(counter)).toBe(before);
    await jest.advanceTimersByTimeAsync(2000);
    expect(sessionStorage.getItem(counter)).toBe(isForgotten ? null : before);
    jest.useRealTimers();
  });

  it.each<[string, Event]>([
    ["a tap", new Event("pointerdown")],
    ["a key", new Event("keydown")],
  ])("restarts the count once the member has used the page, by %s", async (_what, event) => {
    sessionStorage.setItem("redirects", "[1]");
    sessionStorage.setItem("captchaVisits", "3");
    await start();
    window.dispatchEvent(event);
    expect([sessionStorage.getItem("redirects"), sessionStorage.getItem("captchaVisits")]).toEqual([null, null]);
  });

  it("keeps the count while the page is being left", async () => {
    sessionStorage.setItem("redirects", "[1]");
    await start();
    const isLeaving = jest.spyOn(pageLocation, "isLeaving").mockReturnValue(true);
    window.dispatchEvent(new Event("pointerdown"));
    isLeaving.mockRestore();
    expect(sessionStorage.getItem("redirects")).toBe("[1]");
  });

  it("ignores answers after it was aborted", async () => {
    const controller = new AbortController();
    const started = start(controller.signal);
    controller.abort();
    cancelFetches();
    await started;
    expect(startState()).toMatchObject({ name: "loading", step: "config" });
    expect(member()).toBeUndefined();
  });
});

it("leaves the state to the start that replaces it", async () => {
  const controller = new AbortController();
  const started = start(controller.signal);
  controller.abort();
  await started;
  expect(startState()).toMatchObject({ name: "loading", step: "config" });
});

// docs/product.md, Stored card.
describe("startApp with a card on the device", () => {
  const stored = { config: { hero_image: "/old.svg" }, memberData: { _full_name: "Old Maija", id: 7 } };
  beforeEach(() => storeAnswer("fi", "7", stored, Date.now() - 60_000));

  it("shows the card at once, and the server's answers when they arrive", async () => {
    const answerMe = later("me");
    const started = start();
    await waitFor(() => expect(startState()).toEqual({ name: "ready" }));
    expect(member()).toMatchObject({ fullName: "Old Maija" });
    expect(isMemberFromDevice()).toBe(true);
    answerMe({ body: { memberData: { _full_name: "Maija", id: 7 } } });
    await started;
    expect(member()).toMatchObject({ fullName: "Maija" });
    expect(freshness()).toEqual(live);
  });

  it("shows it during a retry from the critical screen, without dialogs that were open before", async () => {
    const read = { memberData: { _full_name: "Maija", id: 7 } };
    replies.me = { body: read };
    await start();
    setDrawerOpen(true);
    dispatchStart({ type: "critical", isForbidden: false, text: "Down" });
    replies = { config: new Promise(() => undefined), me: new Promise(() => undefined) };
    dispatchStart({ type: "retry" });
    void start();
    await waitFor(() => expect(startState()).toEqual({ name: "ready" }));
    expect(member()).toMatchObject({ fullName: "Maija" });
    expect(overlayStore.get()).toEqual({ drawerOpen: false, dialog: null });
  });

  it("counts an answer with the stored card's exact time as live", async () => {
    await dropStoredAnswers();
    const now = Date.now();
    storeAnswer("fi", "7", stored, now);
    await readStoredAnswers();
    const clock = jest.spyOn(Date, "now").mockReturnValue(now);
    await start();
    clock.mockRestore();
    expect(freshness()).toEqual(live);
  });

  it.each<[string, Record<string, Reply | undefined>]>([
    ["no network", { config: undefined, me: undefined }],
    ["500", { me: { status: 500, body: { error: "Down" } } }],
  ])("keeps it at %s", async (_what, answers) => {
    replies = { ...replies, ...answers } as typeof replies;
    await start();
    expect(startState()).toEqual({ name: "ready" });
    expect(member()).toMatchObject({ fullName: "Old Maija" });
    expect(freshness()).toEqual(fromDevice);
  });

  describe("when a refresh overtakes the start", () => {
    const read = { memberData: { _full_name: "Maija", id: 7 } };

    it.each<[string, Reply, string[]]>([
      ["good", { body: stored }, ["me"]],
      ["500", { status: 500, body: { error: "Down" } }, ["me"]],
      ["500 of both", { status: 500, body: { error: "Down" } }, ["config", "me"]],
    ])("keeps the data of the refresh when its own answer is %s", async (_what, answer, names) => {
      let answerStart: (reply: Reply) => void = () => undefined;
      const late = new Promise<Reply>((resolve) => (answerStart = resolve));
      for (const name of names) replies[name] = late;
      const started = start();
      await waitFor(() => expect(startState()).toEqual({ name: "ready" }));
      replies = { config: { body: config }, me: { body: read } };
      expect(await refreshApp()).toBe(true);
      answerStart(answer);
      await started;
      expect(startState()).toEqual({ name: "ready" });
      expect(member()).toMatchObject({ fullName: "Maija" });
      expect(freshness()).toEqual(live);
      expect(shownNotification()).toBeNull();
    });
  });

  it.each([
    ["/app/", ["me"]],
    ["/app/settings", ["config", "me"]],
  ])("keeps it at %s when a captcha of %j does not end", async (address, names) => {
    open(address);
    sessionStorage.setItem("captchaVisits", "4");
    replies.me = { body: {} };
    for (const name of names) replies[name] = { status: 405, headers: { "x-amzn-waf-action": "captcha" } };
    await start();
    expect(startState()).toEqual({ name: "ready" });
    expect(member()).toMatchObject({ fullName: "Old Maija" });
    expect(freshness()).toEqual(fromDevice);
    expect(shownNotification()).toEqual([finnish.start.captcha, "error"]);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it("shows it in the previous language when the current one is not stored", async () => {
    await dropStoredAnswers();
    storeAnswer("en", "7", stored, Date.now() - 60_000);
    replies = {};
    await start();
    expect(startState()).toEqual({ name: "ready" });
    expect(member()).toMatchObject({ fullName: "Old Maija" });
  });

  it("rereads a collection that no answer carried when it is next opened", async () => {
    await dropStoredAnswers();
    storeAnswer("fi", "7", { ...stored, articles: [{ id: 1, title: "Monday" }] }, Date.now() - 60_000);
    const answerMe = later("me");
    const started = start();
    await waitFor(() => expect(startState()).toEqual({ name: "ready" }));
    answerMe({ body: { memberData: { _full_name: "Maija", id: 7 } } });
    await started;
    const { queryKey } = collectionQuery("articles", "fi");
    expect(queryClient.getQueryData(queryKey)).toMatchObject([{ title: "Monday" }]);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it("waits for me when config carries the member of the stored card", async () => {
    const read = { _full_name: "Maija", id: 7 };
    replies = { config: { body: { ...config, memberData: read } }, me: new Promise(() => undefined) };
    jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask"] });
    open("/app/settings");
    void start();
    await jest.advanceTimersByTimeAsync(60_000);
    jest.useRealTimers();
    expect([startState().name, member()]).toMatchObject(["loading", { fullName: "Maija" }]);
  });

  it("is ready for the answered member only after config is handled, however long that takes", async () => {
    await dropStoredAnswers();
    const answerConfig = later("config");
    jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask"] });
    const started = start();
    await jest.advanceTimersByTimeAsync(60_000);
    jest.useRealTimers();
    expect([startState().name, member()]).toEqual(["loading", undefined]);
    answerConfig({ body: config });
    await started;
    expect(startState()).toEqual({ name: "ready" });
  });

  it.each([503, 500])("shows the answer of me when config answers %d", async (status) => {
    replies.config = { status };
    replies.me = { body: { memberData: { _full_name: "Maija", id: 7 } } };
    await start();
    expect(member()).toMatchObject({ fullName: "Maija" });
    expect(freshness()).toEqual(live);
    // The config shown is still the stored one, which has no forms.
    expect(isRestored(configReadAt())).toBe(true);
  });

  it.each([
    ["config", 401],
    ["me", 401],
    ["config", 403],
    ["me", 403],
  ])("removes it when %s answers %d, and the number on the icon with it", async (name, status) => {
    const clearAppBadge = jest.fn(async () => undefined);
    Object.assign(navigator, { clearAppBadge });
    replies[name] = { status, body: { redirect_url: "/login" } };
    await start();
    expect(clearAppBadge).toHaveBeenCalledTimes(1);
    delete (navigator as { clearAppBadge?: unknown }).clearAppBadge;
    expect(startState().name).toBe(status === 401 ? "redirecting" : "critical");
    expect(await readStoredAnswers()).toBeNull();
    expect(localStorage.getItem("storedCard")).toBeNull();
  });

  it("removes it when another member is signed in, and stores theirs", async () => {
    replies.config = { body: { ...config, events: [{ id: 1 }] } };
    replies.me = { body: { memberData: { _full_name: "Pekka", id: 8 }, events: [{ id: 2 }] } };
    await start();
    expect(member()).toMatchObject({ fullName: "Pekka" });
    expect(JSON.stringify([await readStoredAnswers(), localStorage.getItem("storedCard")])).not.toContain("Maija");
    expect(await readStoredAnswers()).toMatchObject({
      person: "8",
      body: { config: config.config, events: [{ id: 2 }] },
    });
  });

  it.each(["/app/", "/app/settings"])("keeps it at %s when me has no member", async (address) => {
    open(address);
    sessionStorage.setItem("draft.myAccount", '{"person":"7"}');
    replies.me = { body: { memberData: {} } };
    await start();
    expect(startState()).toEqual({ name: "ready" });
    expect(await readStoredAnswers()).toMatchObject({ person: "7", body: { memberData: { _full_name: "Old Maija" } } });
    expect(sessionStorage.getItem("draft.myAccount")).not.toBeNull();
    expect(member()).toMatchObject({ fullName: "Old Maija" });
    expect(freshness()).toEqual(fromDevice);
  });

  it.each([
    ["a 401 without an address", { status: 401, body: {} }],
    ["a 403", { status: 403, body: {} }],
  ])("after %s does not reappear when a portal's page replaces an answer", async (_what, refusal) => {
    await start();
    replies = { config: refusal, me: refusal };
    await refreshApp();
    expect(startState().name).not.toBe("ready");
    dispatchStart({ type: "retry" });
    const portal = { body: "<!doctype html><p>Hotel Wi-Fi</p>" };
    replies = { config: portal, me: portal };
    await start();
    expect(startState()).toEqual({ name: "failed", reason: "noMember" });
    expect(member()).toBeUndefined();
  });

  it("waits for the server on other screens", async () => {
    open("/app/myaccount");
    const answerMe = later("me");
    const started = start();
    await waitFor(() => expect(startState()).toMatchObject({ step: "member" }));
    // The stored card would have been read by now.
    await readStoredAnswers();
    expect(startState().name).toBe("loading");
    answerMe({ body: me });
    await started;
    expect(startState()).toEqual({ name: "ready" });
  });
});

describe("a return from a payment whose check got no answer", () => {
  const isChecked = () => requested.includes("/api/fi/invoice/checkpayment");
  const keep = (person: string) =>
    localStorage.setItem(
      "startedPayments",
      JSON.stringify([{ person, invoiceId: 5012, startedAt: Date.now(), unanswered: "status=ok&pmt_id=2" }]),
    );
  const whenIdle: IdleRequestCallback[] = [];
  const becomeIdle = async () => {
    for (const callback of whenIdle.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 });
    // What the check loads first.
    await Promise.all([import("@/lib/payment/check-return"), loadLazyMessages()]);
    await new Promise((resolve) => setTimeout(resolve));
  };
  beforeEach(() => {
    window.requestIdleCallback = (callback) => whenIdle.push(callback);
  });
  afterEach(() => {
    localStorage.clear();
    Reflect.deleteProperty(window, "requestIdleCallback");
  });

  it("is checked in the background after a good start", async () => {
    keep("Maija");
    await start();
    expect(isChecked()).toBe(false);
    await becomeIdle();
    expect(isChecked()).toBe(true);
    expect(startState()).toEqual({ name: "ready" });
  });

  it.each<[string, string, Reply, string?]>([
    ["when somebody else has signed in", "Erkki", { body: me }],
    ["while nobody is signed in", "Maija", { status: 401 }],
    ["while the server is out of order", "Maija", { status: 500 }],
    ["when the address holds it: its screen does", "Maija", { body: me }, "/app/invoices/5012?status=ok&pmt_id=2"],
  ])("is not checked %s", async (_, person, reply, address = "/app/") => {
    open(address);
    keep(person);
    replies.me = reply;
    await start();
    await becomeIdle();
    expect(isChecked()).toBe(false);
  });
});

describe("a return from a payment in the address of a start", () => {
  const invoice = "/app/invoices/5012";
  const query = "status=ok&pmt_id=2";
  const payment = { person: "Maija", invoiceId: 5012, startedAt: Date.now() };
  const kept = () => JSON.parse(localStorage.getItem("startedPayments") ?? "[]") as unknown;
  beforeEach(() => {
    localStorage.setItem("startedPayments", JSON.stringify([payment]));
    open(`${invoice}?${query}`);
  });
  afterEach(() => localStorage.clear());

  it("that ends at the login is stored with its payment, and not in the return address too", async () => {
    replies.me = { status: 401, body: { redirect_url: "/login" } };
    await start();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    expect(kept()).toEqual([{ ...payment, unanswered: query }]);
    expect(sessionStorage.getItem("returnTo")).toBe(invoice);
  });

  it("that ends at the login does not lead another member to its invoice", async () => {
    sessionStorage.setItem("returnTo", invoice);
    sessionStorage.setItem("returnToAt", String(Date.now()));
    replies.me = { body: { memberData: { _full_name: "Erkki" } } };
    await start();
    expect(startState()).toEqual({ name: "ready" });
    expect([sessionStorage.getItem("returnTo"), localStorage.getItem("startedPayments")]).toEqual([null, null]);
  });

  it("that fails is stored with its payment, because the app may be closed", async () => {
    replies = {};
    await start();
    await waitFor(() => expect(kept()).toEqual([{ ...payment, unanswered: query }]));
    expect(window.location.search).toBe(`?${query}`);
  });

  it.each<[string, () => void]>([
    ["of a payment that nobody knows of here", () => localStorage.removeItem("startedPayments")],
    ["to another invoice", () => open(`/app/invoices/5013?${query}`)],
    ["that says no", () => open(`${invoice}?status=cancel&pmt_id=2`)],
  ])("%s is restored by the return address", async (_, change) => {
    change();
    const before = [kept(), pageLocation.current()];
    replies.me = { status: 401, body: { redirect_url: "/login" } };
    await start();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    expect([kept(), sessionStorage.getItem("returnTo")]).toEqual(before);
  });
});
