import { act, renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import english from "@/messages/lazy/en.json";
import { useStartTime } from "./use-start-time";

const inEnglish = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);

afterEach(() => {
  jest.useRealTimers();
});

it("names the day of a start once it is another day", () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 26, 23, 55) });
  const startedAt = new Date(2026, 10, 26, 23, 50).getTime();
  const { result } = renderHook(() => useStartTime(startedAt), { wrapper: inEnglish });
  expect(result.current).toBe("at 23:50");
  jest.setSystemTime(new Date(2026, 10, 27, 8));
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe("on 26 Nov 2026, 23:50");
});
