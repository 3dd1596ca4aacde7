import { localDay } from "./iso-day";

it("the day is that of the device", () => {
  expect(localDay(new Date(2026, 2, 7, 23, 59))).toBe("2026-03-07");
});
