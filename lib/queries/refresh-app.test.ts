import { QueryObserver } from "@tanstack/react-query";
import { parseAnswer } from "@/lib/api/answer";
import { callServer, type CallResult } from "@/lib/api/client";
import { localeStore } from "@/lib/i18n/locale-store";
import { notificationStore, notify } from "@/lib/notifications/notifications";
import { dispatchFreshness, freshnessStore, initialFreshness } from "@/lib/offline/freshness";
import finnish from "@/messages/fi.json";
import { collectionQuery } from "./collection-query";
import { configQuery } from "./config-query";
import { handleAnswer } from "./handle-answer";
import { memberQuery } from "./member-query";
import { queryClient } from "./query-client";
import { refreshApp, reloadInLocale } from "./refresh-app";
import { refreshMember } from "./refresh-member";
import { beginSession, endSession } from "./session";
import { onSessionEvent, type SessionEvent } from "./session-events";

jest.mock("@/lib/api/client", () => ({ callServer: jest.fn() }));
const server = callServer as jest.MockedFunction<typeof callServer>;

const maija = { id: 1, _full_name: "Maija" };
const erkki = { id: 2, _full_name: "Erkki" };
const good = (body: object): CallResult => ({ ok: true, answer: parseAnswer(body) });
const down: CallResult = {
  ok: false,
  error: { kind: "critical", status: 500, text: "Down" },
  answer: parseAnswer({}),
};
const unreachable: CallResult = { ok: false, error: { kind: "unreachable" }, answer: parseAnswer({}) };

let replies: Record<string, CallResult | Promise<CallResult>>;
let events: SessionEvent[];
let stop: () => void;

beforeEach(() => {
  localeStore.update((shown) => ({ ...shown, locale: "fi" }));
  dispatchFreshness({ type: "succeeded" });
  replies = { config: good({}), me: good({ memberData: maija }) };
  server.mockReset().mockImplementation(async (endpoint) => replies[endpoint] ?? unreachable);
  handleAnswer("fi", parseAnswer({ memberData: maija }));
  events = [];
  stop = onSessionEvent((event) => events.push(event));
  notify("");
});
afterEach(() => {
  stop();
  queryClient.clear();
});

const called = () => server.mock.calls.map(([endpoint, options]) => `${options.locale}/${endpoint}`);
const shown = () => (notificationStore.get().visible ? notificationStore.get().notification?.text : null);
const titles = () =>
  queryClient.getQueryData(collectionQuery("articles", "fi").queryKey)?.map((article) => article.title);

describe("refreshApp", () => {
  it("reads once at a time", async () => {
    await Promise.all([refreshApp({ locale: "fi" }), refreshApp({ locale: "fi" })]);
    expect(called()).toEqual(["fi/config", "fi/me"]);
  });

  it("reads another language all the same", async () => {
    await Promise.all([refreshApp({ locale: "fi" }), refreshApp({ locale: "en" })]);
    expect(called()).toEqual(["fi/config", "fi/me", "en/config", "en/me"]);
  });

  it("is broken off by another language, whatever comes of it later", async () => {
    let answer: (result: CallResult) => void = () => undefined;
    replies.me = new Promise((resolve) => (answer = resolve));
    const before = refreshApp({ locale: "fi" });
    replies.me = good({ memberData: { ...maija, _full_name: "Mary" } });
    await reloadInLocale({ locale: "en" });
    answer(good({ memberData: { ...maija, _full_name: "Maija II" } }));
    expect(await before).toBe(false);
    expect(queryClient.getQueryData(memberQuery("fi").queryKey)?.fullName).toBe("Maija");
  });

  it.each([
    ["nobody", { isQuiet: true }, null],
    ["the member", {}, finnish.errors.unreachable],
  ])("tells of a failure of a quiet reading that %s has asked for meanwhile", async (_who, meanwhile, text) => {
    let answer: (result: CallResult) => void = () => undefined;
    replies.config = new Promise((resolve) => (answer = resolve));
    const first = refreshApp({ locale: "fi", isQuiet: true });
    const second = refreshApp({ locale: "fi", ...meanwhile });
    answer(unreachable);
    expect(await Promise.all([first, second])).toEqual([false, false]);
    expect(shown()).toBe(text);
  });

  it("asks me too when config is out of order, and believes it", async () => {
    replies.config = down;
    replies.me = good({ memberData: erkki });
    expect(await refreshApp({ locale: "fi", isQuiet: true })).toBe(false);
    expect(queryClient.getQueryData(memberQuery("fi").queryKey)).toMatchObject({ fullName: "Erkki" });
    expect(freshnessStore.get()).toEqual(initialFreshness);
    replies.me = { ok: false, error: { kind: "unauthorized", redirectUrl: "/login" }, answer: parseAnswer({}) };
    await refreshApp({ locale: "fi", isQuiet: true });
    expect(events).toEqual([{ type: "unauthorized", redirectUrl: "/login" }]);
  });

  it.each<[string, CallResult, boolean]>([
    ["a config", good({ config: {} }), true],
    ["no config in a good answer", good({}), true],
    ["a server out of order", down, false],
    ["no network", unreachable, false],
  ])("takes the config for read or not after %s", async (_what, reply, isRead) => {
    replies.config = reply;
    await refreshApp({ locale: "fi", isQuiet: true });
    expect((queryClient.getQueryState(configQuery("fi").queryKey)?.dataUpdatedAt ?? 0) > 0).toBe(isRead);
  });

  describe("while one reading does not answer", () => {
    const aborted: CallResult = { ok: false, error: { kind: "aborted" }, answer: parseAnswer({}) };
    const hang = (signal?: AbortSignal) =>
      new Promise<CallResult>((resolve) => signal?.addEventListener("abort", () => resolve(aborted)));
    let now = 0;
    beforeEach(() => {
      now = 1_000_000_000;
      jest.spyOn(Date, "now").mockImplementation(() => now);
      server.mockImplementationOnce((_endpoint, { signal }) => hang(signal));
    });
    afterEach(() => jest.restoreAllMocks());

    const later: [string, number][] = [
      ["after a while", 5000],
      ["once the clock has been put back", -60 * 60_000],
    ];

    it.each(later)("begins another one %s", async (_when, milliseconds) => {
      server.mockImplementationOnce((_endpoint, { signal }) => hang(signal));
      const first = refreshApp({ locale: "fi" });
      now += milliseconds;
      expect(await refreshApp({ locale: "fi" })).toBe(true);
      expect(await first).toBe(false);
      expect(shown()).toBeNull();
    });

    it.each(later)("begins another one of the member %s", async (_when, milliseconds) => {
      const first = refreshMember();
      now += milliseconds;
      expect(await refreshMember()).toBe(true);
      expect(await first).toBe(false);
      // What was broken off is no failure.
      expect(freshnessStore.get()).toEqual(initialFreshness);
    });
  });

  describe("with a collection that has a call of its own", () => {
    const query = () => collectionQuery("articles", "fi");
    beforeEach(() => {
      queryClient.setQueryData(
        query().queryKey,
        parseAnswer({ articles: [{ id: 1, title: "Monday" }] }).collections.articles!,
      );
      replies.articles = good({ articles: [{ id: 2, title: "Thursday" }] });
    });

    it("reads it anew where it is shown", async () => {
      const leave = new QueryObserver(queryClient, query()).subscribe(() => undefined);
      await refreshApp({ locale: "fi" });
      await new Promise((resolve) => setTimeout(resolve));
      expect(titles()).toEqual(["Thursday"]);
      leave();
    });

    it("reads it anew when it is opened next", async () => {
      await refreshApp({ locale: "fi" });
      expect([called(), titles()]).toEqual([["fi/config", "fi/me"], ["Monday"]]);
      const leave = new QueryObserver(queryClient, query()).subscribe(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
      expect(titles()).toEqual(["Thursday"]);
      leave();
    });

    it("leaves it alone when the answers carry it, or when there were none", async () => {
      replies.config = good({ articles: [{ id: 3, title: "Friday" }] });
      await refreshApp({ locale: "fi" });
      replies.config = unreachable;
      await refreshApp({ locale: "fi", isQuiet: true });
      const leave = new QueryObserver(queryClient, query()).subscribe(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
      expect(titles()).toEqual(["Friday"]);
      leave();
    });

    it("keeps it on the screen without a word when it cannot be read", async () => {
      replies.articles = down;
      const leave = new QueryObserver(queryClient, query()).subscribe(() => undefined);
      await refreshApp({ locale: "fi" });
      await new Promise((resolve) => setTimeout(resolve));
      expect([titles(), shown(), events]).toEqual([["Monday"], null, []]);
      leave();
    });
  });
});

it("does not take an answer for read that names nobody", async () => {
  replies.me = good({ memberData: {} });
  expect(await refreshApp({ locale: "fi" })).toBe(false);
  expect(queryClient.getQueryData(memberQuery("fi").queryKey)?.fullName).toBe("Maija");
  expect([freshnessStore.get().refresh, shown()]).toEqual(["failed", finnish.start.noMember]);
  expect(await refreshMember()).toBe(false);
});

it("aborts what is on its way when the member logs out", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  server.mockImplementation((_endpoint, { signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  beginSession();
  localeStore.update((shown) => ({ ...shown, locale: "sv" }));
  void refreshApp({ locale: "sv" });
  void refreshMember();
  endSession();
  await Promise.resolve();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true]);
  beginSession();
});

describe("refreshMember", () => {
  it.each([true, false])("keeps the card at a 500, and says the server's words; quiet: %s", async (isQuiet) => {
    replies.me = down;
    expect(await refreshMember({ isQuiet })).toBe(false);
    expect([events, shown()]).toEqual([[], "Down"]);
    expect(queryClient.getQueryData(memberQuery("fi").queryKey)).toMatchObject({ fullName: "Maija" });
  });

  it.each(["failed", "wentOffline"] as const)("ends the line's state after %s, once it has read", async (type) => {
    dispatchFreshness({ type: "restored" });
    dispatchFreshness({ type });
    replies.me = down;
    await refreshMember({ isQuiet: true });
    expect(freshnessStore.get()).not.toEqual(initialFreshness);
    replies.me = good({ memberData: maija });
    await refreshMember({ isQuiet: true });
    expect(freshnessStore.get()).toEqual(initialFreshness);
  });

  it.each<[string, CallResult, object]>([
    ["no network", unreachable, { refresh: "offline" }],
    ["a server out of order", down, { refresh: "failed" }],
    ["an answer that names nobody", good({ memberData: {} }), { refresh: "failed" }],
  ])("has the line tell of %s, also when nobody asked", async (_what, result, told) => {
    for (const isQuiet of [true, false]) {
      dispatchFreshness({ type: "succeeded" });
      replies.me = result;
      expect(await refreshMember({ isQuiet })).toBe(false);
      expect(freshnessStore.get()).toEqual({ source: "server", ...told });
    }
  });

  it("reads everything anew when somebody else is signed in now", async () => {
    handleAnswer("fi", parseAnswer({ events: [{ id: 1 }] }));
    replies.me = good({ memberData: erkki });
    expect(await refreshMember({ isQuiet: true })).toBe(true);
    expect(called()).toEqual(["fi/me", "fi/config", "fi/me"]);
    expect(queryClient.getQueryData(memberQuery("fi").queryKey)).toMatchObject({ fullName: "Erkki" });
    expect(queryClient.getQueryData(collectionQuery("events", "fi").queryKey)).toBeUndefined();
  });
});
