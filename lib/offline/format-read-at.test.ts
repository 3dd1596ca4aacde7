import { timesOfAYear } from "@/scripts/testing/times-of-a-year";
import { formatReadAt } from "./format-read-at";

it.each([
  ["fi", "fi"],
  ["en", "en-GB"],
  ["sv", "sv"],
])("in %s equals Intl's format for %s", (locale, standard) => {
  const format = new Intl.DateTimeFormat(standard, { dateStyle: "medium", timeStyle: "short" });
  expect(timesOfAYear.map((time) => formatReadAt(time, locale).replaceAll("\u00a0", " "))).toEqual(
    timesOfAYear.map((time) => format.format(time)),
  );
});

it.each(["fi", "en"])("uses no Intl formatter in %s: loading it takes longer than drawing the card", (locale) => {
  const format = jest.spyOn(Intl, "DateTimeFormat");
  formatReadAt(0, locale);
  expect(format).not.toHaveBeenCalled();
});

it("breaks no line inside a date whose month is a word", () => {
  expect(formatReadAt(Date.UTC(2026, 10, 27, 6), "sv").split(" ")).toHaveLength(2);
});
