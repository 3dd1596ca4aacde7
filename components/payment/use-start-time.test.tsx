import { act, renderHook } from "@testing-library/react";
import { InApp } from "@/components/testing/render-in-app";
import { useStartTime } from "./use-start-time";

afterEach(() => {
  jest.useRealTimers();
});

it("names the day of a start once it is another day", () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 26, 23, 55) });
  const startedAt = new Date(2026, 10, 26, 23, 50).getTime();
  const { result } = renderHook(() => useStartTime(startedAt), { wrapper: InApp });
  expect(result.current).toBe("at 23:50");
  jest.setSystemTime(new Date(2026, 10, 27, 8));
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe("on 26 Nov 2026, 23:50");
});
