import { QueryObserver } from "@tanstack/react-query";
import { parseAnswer } from "@/lib/api/answer";
import { callServer, type CallResult } from "@/lib/api/client";
import { localeStore } from "@/lib/i18n/locale-store";
import { notify } from "@/lib/notifications/notifications";
import finnish from "@/messages/fi.json";
import { answers, fails, unreachable } from "@/scripts/testing/call-results";
import { shownNotification } from "@/scripts/testing/shown-notification";
import { configKey, meKey } from "./cached";
import { collectionQuery } from "./collection-query";
import { handleAnswer } from "./handle-result";
import { queryClient } from "./query-client";
import { refreshApp, refreshMember } from "./refresh";
import { send } from "./send";
import { beginSession, endSession, onSessionEvent, type SessionEvent } from "./session";

jest.mock("@/lib/api/client", () => ({ callServer: jest.fn() }));
const server = jest.mocked(callServer);

const maija = { id: 1, _full_name: "Maija" };
const erkki = { id: 2, _full_name: "Erkki" };
const down = fails({ kind: "critical", status: 500, text: "Down" });

let replies: Record<string, CallResult | Promise<CallResult>>;
let events: SessionEvent[];
let stop: () => void;

beforeEach(() => {
  localeStore.update((shown) => ({ ...shown, locale: "fi" }));
  replies = { config: answers({}), me: answers({ memberData: maija }) };
  server.mockReset().mockImplementation(async (endpoint) => replies[endpoint] ?? unreachable);
  queryClient.clear();
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
const shown = () => shownNotification()?.[0] ?? null;
const titles = () =>
  queryClient.getQueryData(collectionQuery("articles", "fi").queryKey)?.map((article) => article.title);
const member = () => queryClient.getQueryData(meKey("fi"));
const hasFailed = () => queryClient.getQueryState(meKey("fi"))?.status === "error";
/** A reply that the test releases. */
function later(endpoint: string): (result: CallResult) => void {
  let answer: (result: CallResult) => void = () => undefined;
  replies[endpoint] = new Promise((resolve) => (answer = resolve));
  return answer;
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("refreshApp", () => {
  it("reads both with clearCache", async () => {
    expect(await refreshApp()).toBe(true);
    expect(called()).toEqual(["fi/config", "fi/me"]);
    expect(server.mock.calls.every(([, { clearCache }]) => clearCache)).toBe(true);
  });

  it("handles config first, even when me answers earlier", async () => {
    const answerConfig = later("config");
    replies.me = answers({ memberData: { ...maija, _full_name: "Maija II" }, message: "Me came" });
    const refreshing = refreshApp();
    await settle();
    expect([member()?.fullName, shown()]).toEqual(["Maija", null]);
    answerConfig(answers({ message: "Config came" }));
    await refreshing;
    expect([member()?.fullName, shown()]).toEqual(["Maija II", "Me came"]);
  });

  it("replaces a pending read, however that one ends", async () => {
    const answerFirst = later("me");
    const first = refreshApp();
    replies.me = answers({ memberData: { ...maija, _full_name: "Maija II" } });
    expect(await refreshApp()).toBe(true);
    expect(await first).toBe(true);
    answerFirst(answers({ memberData: { ...maija, _full_name: "Old Maija" } }));
    await settle();
    expect([member()?.fullName, shown()]).toEqual(["Maija II", null]);
  });

  it("ignores a late answer to config that a newer read has replaced", async () => {
    handleAnswer("fi", parseAnswer({ config: {} }));
    const answerFirst = later("config");
    const first = refreshApp();
    replies.config = answers({});
    await refreshApp();
    answerFirst(answers({ message: "Late" }));
    await settle();
    expect([await first, shown()]).toEqual([true, null]);
  });

  it.each([
    ["nobody", true, null],
    ["the member", false, finnish.errors.unreachable],
  ])("reports an outage of a refresh requested by %s", async (_who, isQuiet, text) => {
    replies = {};
    expect(await refreshApp({ isQuiet })).toBe(false);
    expect([shown(), hasFailed()]).toEqual([text, true]);
  });

  it("requests me even if config fails, and uses its answer", async () => {
    replies.config = down;
    replies.me = answers({ memberData: erkki });
    expect(await refreshApp({ isQuiet: true })).toBe(false);
    expect(member()).toMatchObject({ fullName: "Erkki" });
    expect(hasFailed()).toBe(false);
    replies.me = fails({ kind: "unauthorized", redirectUrl: "/login" });
    await refreshApp({ isQuiet: true });
    expect(events).toEqual([{ type: "unauthorized", redirectUrl: "/login" }]);
  });

  it.each<[string, CallResult, boolean]>([
    ["a config", answers({ config: {} }), true],
    ["no config in a good answer", answers({}), true],
    ["an error in a good answer", answers({ error: "No config" }), false],
    ["a server out of order", down, false],
    ["no network", unreachable, false],
  ])("counts config as read, or not, after %s", async (_what, reply, isRead) => {
    replies.config = reply;
    await refreshApp({ isQuiet: true });
    expect(queryClient.getQueryData(configKey("fi")) !== undefined).toBe(isRead);
  });

  it.each([false, true])("does not count an answer without an identity as read; quiet: %s", async (isQuiet) => {
    replies.me = answers({ memberData: {} });
    expect(await refreshApp({ isQuiet })).toBe(false);
    expect([member()?.fullName, hasFailed(), shown()]).toEqual([
      "Maija",
      true,
      isQuiet ? null : finnish.start.noMember,
    ]);
  });

  it("adds nothing to the server's own words about a missing member", async () => {
    replies.me = answers({ memberData: {}, error: "Not now" });
    await refreshApp();
    expect(shown()).toBe("Not now");
  });

  describe("a collection with its own call", () => {
    const query = () => collectionQuery("articles", "fi");
    beforeEach(() => {
      handleAnswer("fi", parseAnswer({ articles: [{ id: 1, title: "Monday" }] }));
      replies.articles = answers({ articles: [{ id: 2, title: "Thursday" }] });
    });

    it("is refetched where it is shown", async () => {
      const leave = new QueryObserver(queryClient, query()).subscribe(() => undefined);
      await refreshApp();
      await settle();
      expect(titles()).toEqual(["Thursday"]);
      leave();
    });

    it("is refetched when it is next opened", async () => {
      await refreshApp();
      expect([called(), titles()]).toEqual([["fi/config", "fi/me"], ["Monday"]]);
      const leave = new QueryObserver(queryClient, query()).subscribe(() => undefined);
      await settle();
      expect(titles()).toEqual(["Thursday"]);
      leave();
    });

    it.each(["config", "me"])("is not refetched when %s carries it, or when there were no answers", async (name) => {
      const body = { articles: [{ id: 3, title: "Friday" }], ...(name === "me" ? { memberData: maija } : {}) };
      replies[name] = answers(body);
      await refreshApp();
      replies.config = unreachable;
      await refreshApp({ isQuiet: true });
      const leave = new QueryObserver(queryClient, query()).subscribe(() => undefined);
      await settle();
      expect(titles()).toEqual(["Friday"]);
      leave();
    });
  });
});

describe("a logout", () => {
  beforeEach(beginSession);
  afterEach(beginSession);
  const logOut = () => {
    endSession();
    queryClient.clear();
  };

  it("ignores answers in flight", async () => {
    const answer = later("me");
    const refreshing = refreshMember();
    logOut();
    answer(answers({ memberData: maija, message: "Late" }));
    expect(await refreshing).toBe(false);
    expect([member(), shown()]).toEqual([undefined, null]);
  });

  it("ignores the answer to a read that begins after it", async () => {
    logOut();
    expect(await refreshMember()).toBe(false);
    expect(member()).toBeUndefined();
  });

  it("leaves a failure before it untold", async () => {
    replies.config = unreachable;
    const answer = later("me");
    const refreshing = refreshApp();
    await settle();
    logOut();
    answer(answers({}));
    expect([await refreshing, shown()]).toEqual([false, null]);
  });
});

describe("refreshMember", () => {
  it.each([true, false])("keeps the card at a 500, and shows the server's text; quiet: %s", async (isQuiet) => {
    replies.me = down;
    expect(await refreshMember({ isQuiet })).toBe(false);
    expect([events, shown()]).toEqual([[], "Down"]);
    expect(member()).toMatchObject({ fullName: "Maija" });
  });

  it.each([
    ["member", erkki],
    ["member of the same name", { ...erkki, _full_name: "Maija" }],
  ])("reads config too when another %s is signed in now", async (_who, memberData) => {
    handleAnswer("fi", parseAnswer({ events: [{ id: 1 }] }));
    replies.me = answers({ memberData });
    expect(await refreshMember({ isQuiet: true })).toBe(true);
    expect(called()).toEqual(["fi/me", "fi/config"]);
    expect(member()).toMatchObject({ person: "2" });
    expect(queryClient.getQueryData(collectionQuery("events", "fi").queryKey)).toBeUndefined();
  });
});

// docs/decisions/013: an answer requested before a change may be older than the change.
describe("a change answered while the member is being read", () => {
  it.each<[string, "saveMe" | "checkPayment" | "createPayment", CallResult, number]>([
    ["a save", "saveMe", answers({ memberData: maija }), 2],
    ["a check without a member", "checkPayment", answers({}), 2],
    ["a refusal", "checkPayment", answers({ error: "Not so" }), 1],
    ["a failure", "saveMe", down, 1],
    ["what changes nothing", "createPayment", answers({}), 1],
  ])("%s", async (_what, change, result, fetches) => {
    const answerFirst = later("me");
    const refreshing = refreshMember();
    replies[change] = result;
    if (fetches > 1) replies.me = answers({ memberData: { ...maija, _full_name: "Changed" } });
    await send(change, { locale: "fi" });
    answerFirst(answers({ memberData: { ...maija, _full_name: "Before" } }));
    expect(await refreshing).toBe(true);
    expect(called().filter((call) => call === "fi/me")).toHaveLength(fetches);
    expect(member()?.fullName).toBe(fetches > 1 ? "Changed" : "Before");
  });
});
