import { formatDate } from "./format-date";

describe("formatDate", () => {
  it.each([
    ["2026-11-19", "fi", "19.11.2026"],
    ["2026-11-19", "en", "19 Nov 2026"],
    ["2026-11-19T18:00:00+02:00", "fi", "19.11.2026"],
    ["19.11.2026", "en", "19.11.2026"],
    ["joka toinen tiistai", "fi", "joka toinen tiistai"],
    ["2026-11-19 18:00", "fi", "19.11.2026"],
    ["2026-02-31", "fi", "2026-02-31"],
    ["2026-13-05", "fi", "2026-13-05"],
    ["2026-25-12", "fi", "2026-25-12"],
    ["2026-00-10", "fi", "2026-00-10"],
    ["0000-00-00", "fi", "0000-00-00"],
    ["", "fi", ""],
  ])("shows %j in %s as %j", (date, locale, expected) => {
    expect(formatDate(date, locale)).toBe(expected);
  });
});
