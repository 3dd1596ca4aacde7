import { timesOfAYear } from "@/scripts/testing/times-of-a-year";
import { formatReadAt } from "./format-read-at";

it.each([
  ["fi", "fi"],
  ["en", "en-GB"],
  ["sv", "sv"],
])("is written in %s as the standard's formats for %s are", (locale, standard) => {
  const format = new Intl.DateTimeFormat(standard, { dateStyle: "medium", timeStyle: "short" });
  expect(timesOfAYear.map((time) => formatReadAt(time, locale))).toEqual(
    timesOfAYear.map((time) => format.format(time)),
  );
});

it.each(["fi", "en"])("loads no formats in %s: that takes longer than to draw the card", (locale) => {
  const format = jest.spyOn(Intl, "DateTimeFormat");
  formatReadAt(0, locale);
  expect(format).not.toHaveBeenCalled();
});
