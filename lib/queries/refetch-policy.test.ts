import { refetchPolicy } from "./refetch-policy";

const now = Date.parse("2027-01-01T12:00:00Z");
const minute = 60_000;

describe("refetchOnWindowFocus", () => {
  it.each<[string, number, boolean | "always"]>([
    ["was read a minute ago", now - minute, true],
    ["was read six minutes ago", now - 6 * minute, "always"],
    ["was never read", 0, "always"],
    ["was read before the clock was put back by an hour", now + 60 * minute, "always"],
  ])("of data that %s", (_what, dataUpdatedAt, expected) => {
    jest.useFakeTimers({ now });
    expect(refetchPolicy.refetchOnWindowFocus({ state: { dataUpdatedAt } } as never)).toBe(expected);
    jest.useRealTimers();
  });
});

it.each([
  ["neither read nor tried", 0, 0, false],
  ["read", 1, 0, true],
  ["tried in vain", 0, 1, true],
])("whether a query that was %s may refetch by itself", (_what, dataUpdateCount, errorUpdateCount, expected) => {
  expect(refetchPolicy.enabled({ state: { dataUpdateCount, errorUpdateCount } } as never)).toBe(expected);
});
