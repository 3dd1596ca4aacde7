import type { QueryClient } from "@tanstack/react-query";
import { parseAnswer } from "@/lib/api/answer";
import { handleAnswer } from "@/lib/queries/handle-answer";
import { createQueryClient } from "@/lib/queries/query-client";
import { refreshApp } from "@/lib/queries/refresh-app";
import { followFreshness } from "./follow-freshness";

jest.mock("@/lib/queries/refresh-app", () => ({ refreshApp: jest.fn() }));
jest.mock("./start-store", () => ({ startState: () => ({ name: "ready" }) }));
const refreshing = refreshApp as jest.MockedFunction<typeof refreshApp>;

const minute = 60 * 1000;
let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  refreshing.mockReset();
  client = createQueryClient();
  handleAnswer(client, "fi", parseAnswer({ memberData: { id: 7 } }));
  stop = followFreshness(client);
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
