import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createElement } from "react";
import { parseAnswer } from "@/lib/api/answer";
import { callServer } from "@/lib/api/client";
import { network } from "@/lib/platform/network";
import { pageLocation } from "@/lib/platform/page-location";
import { clearLeaveGuard, enableLeaveGuard } from "@/lib/navigation/leave-guard";
import { readStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import { useConfig } from "@/lib/queries/config-query";
import { handleAnswer } from "@/lib/queries/handle-result";
import { useMember } from "@/lib/queries/me-query";
import { currentLocale, queryClient } from "@/lib/queries/query-client";
import { refreshApp } from "@/lib/queries/refresh";
import { fails, unreachable } from "@/scripts/testing/call-results";
import { catchUp, followFreshness } from "./follow-freshness";

jest.mock("@/lib/api/client", () => ({ callServer: jest.fn() }));
jest.mock("@/lib/offline/lazy-stored-answers", () => ({
  readStoredAnswers: jest.fn(async () => null),
  storeAnswer: jest.fn(),
}));
jest.mock("./start-store", () => ({ startState: () => ({ name: "ready" }) }));
const server = jest.mocked(callServer);

const minute = 60 * 1000;
const answer = parseAnswer({ config: {}, memberData: { id: 7 } });
const answers = { config: parseAnswer({ config: {} }), me: parseAnswer({ memberData: { id: 7 } }) };
const called = () => server.mock.calls.map(([name, { clearCache }]) => `${name} ${clearCache}`).sort();
const bothAnew = ["config true", "me true"];
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
let stop: () => void;
let unmount: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  network.report(true);
  jest.mocked(readStoredAnswers).mockResolvedValue(null);
  server.mockReset().mockImplementation(async (name) => ({ ok: true, answer: answers[name as "me"] }));
  queryClient.clear();
  handleAnswer(currentLocale(), answer);
  ({ unmount } = render(createElement(App)));
  stop = followFreshness();
});
afterEach(() => {
  stop();
  unmount();
  clearLeaveGuard();
  jest.useRealTimers();
});

function App() {
  const screen = createElement(NextIntlClientProvider, { locale: currentLocale(), children: createElement(Screen) });
  return createElement(QueryClientProvider, { client: queryClient }, screen);
}

/** Every screen's queries. */
function Screen() {
  useConfig();
  useMember();
  return null;
}

it.each([
  ["4 minutes later", 4 * minute, []],
  ["5 minutes later", 5 * minute, bothAnew],
])("on return %s, it refreshes stale data", async (_when, later, calls) => {
  jest.setSystemTime(Date.now() + later);
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(called()).toEqual(calls);
});

it("on a later return, it replaces a refresh that was never answered", async () => {
  const comeBack = (later: number) => {
    jest.setSystemTime(Date.now() + later);
    document.dispatchEvent(new Event("visibilitychange"));
    return settle();
  };
  server.mockImplementation(() => new Promise(() => undefined));
  await comeBack(5 * minute);
  server.mockReset().mockImplementation(async (name) => ({ ok: true, answer: answers[name as "me"] }));
  await comeBack(5 * minute);
  expect(called()).toEqual(bothAnew);
  expect(queryClient.isFetching()).toBe(0);
});

it("retries a failed config on return, and not before", async () => {
  queryClient.removeQueries({ queryKey: ["config"] });
  server.mockResolvedValueOnce(fails({ kind: "status", status: 502, text: "" }));
  await act(() => refreshApp({ isQuiet: true }));
  unmount();
  ({ unmount } = render(createElement(App)));
  server.mockClear();
  await settle();
  expect(called()).toEqual([]);
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(called()).toEqual(["config true"]);
});

it("refreshes when the network is back, however new the data is", async () => {
  window.dispatchEvent(new Event("offline"));
  await settle();
  expect(called()).toEqual([]);
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(called()).toEqual(bothAnew);
});

const nothing = () => undefined;

it.each([
  ["another member's card is on the device", "8", nothing, 1],
  ["it is the same member's", "7", nothing, 0],
  ["another member's is, and edits are kept as a draft", "8", () => enableLeaveGuard(nothing), 1],
])("on an early return, it reloads the page only when needed: %s", async (_what, person, edit, times) => {
  jest.mocked(readStoredAnswers).mockResolvedValue(kept(person));
  const reload = jest.spyOn(pageLocation, "reload").mockReturnValue();
  edit();
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(reload).toHaveBeenCalledTimes(times);
  expect(called()).toEqual([]);
});

const kept = (person: string) => ({ locale: "en", person, readAt: 0, body: {} });

it.each([
  ["the same member", kept("7"), 0, bothAnew],
  ["another member", kept("8"), 1, []],
  ["nobody", null, 0, bothAnew],
])("a page from the back/forward cache, with a stored card of %s", async (_whose, stored, reloads, calls) => {
  jest.mocked(readStoredAnswers).mockResolvedValue(stored);
  const reload = jest.spyOn(pageLocation, "reload").mockReturnValue();
  await act(() => catchUp());
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(called()).toEqual(calls);
});

it("retries later, not at once, when only config fails", async () => {
  server.mockImplementation(async (name) => {
    network.report(name === "me");
    return name === "me" ? { ok: true, answer: answers.me } : unreachable;
  });
  await act(() => catchUp());
  server.mockClear();
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(called()).toEqual(bothAnew);
});

it("tries again with growing gaps while the server cannot be reached", async () => {
  server.mockImplementation(async () => unreachable);
  network.report(false);
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  expect(called()).toHaveLength(6);
});

it("requests nothing while the server can be reached", async () => {
  network.report(true);
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  expect(called()).toEqual([]);
});
