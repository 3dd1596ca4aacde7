import { parseAnswer } from "@/lib/api/answer";
import { network } from "@/lib/base/network";
import { pageLocation } from "@/lib/base/page-location";
import { clearLeaveGuard, enableLeaveGuard } from "@/lib/navigation/leave-guard";
import { readStoredAnswers } from "@/lib/offline/stored-answers-later";
import { handleAnswer } from "@/lib/queries/handle-answer";
import { queryClient } from "@/lib/queries/query-client";
import { refreshApp } from "@/lib/queries/refresh-app";
import { catchUp, followFreshness } from "./follow-freshness";

jest.mock("@/lib/queries/refresh-app", () => ({ refreshApp: jest.fn() }));
jest.mock("@/lib/offline/stored-answers-later", () => ({ readStoredAnswers: jest.fn(async () => null) }));
jest.mock("./start-store", () => ({ startState: () => ({ name: "ready" }) }));
const refreshing = refreshApp as jest.MockedFunction<typeof refreshApp>;

const minute = 60 * 1000;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  refreshing.mockReset();
  queryClient.clear();
  handleAnswer("fi", parseAnswer({ memberData: { id: 7 } }));
  stop = followFreshness();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it.each([
  ["4 minutes later", 4 * minute, 0],
  ["5 minutes later", 5 * minute, 1],
  ["when the clock has been put back since", -60 * minute, 1],
])("on the way back %s, after %d ms, it refreshes %d times", (_when, later, times) => {
  jest.setSystemTime(Date.now() + later);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(refreshing).toHaveBeenCalledTimes(times);
});

it.each([
  ["another member's card is on the device", "8", false, 1],
  ["it is the same member's", "7", false, 0],
  ["another member's is, and edits are kept as a draft", "8", true, 1],
])("on the way back soon, it loads the page anew unless all is well: %s", async (_what, person, isEdited, times) => {
  jest.mocked(readStoredAnswers).mockResolvedValue(kept(person));
  const reload = jest.spyOn(pageLocation, "reload").mockReturnValue();
  if (isEdited) enableLeaveGuard(() => undefined);
  document.dispatchEvent(new Event("visibilitychange"));
  await jest.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(times);
  expect(refreshing).not.toHaveBeenCalled();
  clearLeaveGuard();
  reload.mockRestore();
});

const kept = (person: string) => ({ locale: "fi", person, readAt: 0, body: {} });

it.each([
  ["the same member", kept("7"), { reloads: 0, refreshes: 1 }],
  ["another member", kept("8"), { reloads: 1, refreshes: 0 }],
  ["nobody", null, { reloads: 0, refreshes: 1 }],
])("a page that the browser has kept, and then on the device is the card of %s", async (_whose, stored, expected) => {
  jest.mocked(readStoredAnswers).mockResolvedValue(stored);
  const reload = jest.spyOn(pageLocation, "reload").mockReturnValue();
  await catchUp();
  expect({ reloads: reload.mock.calls.length, refreshes: refreshing.mock.calls.length }).toEqual(expected);
  reload.mockRestore();
});

it.each([
  ["tries again with growing gaps while the server cannot be reached", false, 40_000, 3],
  ["asks for nothing while it can be reached", true, 40_000, 0],
])("%s", async (_what, isReached, milliseconds, times) => {
  network.report(isReached);
  refreshing.mockReset();
  await jest.advanceTimersByTimeAsync(milliseconds);
  expect(refreshing).toHaveBeenCalledTimes(times);
  network.report(true);
});
