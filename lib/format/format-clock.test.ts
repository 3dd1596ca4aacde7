import { timesOfAYear } from "@/scripts/testing/times-of-a-year";
import { formatClock } from "./format-clock";

it.each([
  ["fi", "fi"],
  ["en", "en-GB"],
  ["sv", "sv"],
])("in %s equals Intl's format for %s", (locale, standard) => {
  const time = new Intl.DateTimeFormat(standard, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
  const date = new Intl.DateTimeFormat(standard, { dateStyle: "medium" });
  expect(timesOfAYear.map((now) => formatClock(now, locale))).toEqual(
    timesOfAYear.map((now) => ({ time: time.format(now), date: date.format(now) })),
  );
});

it.each(["fi", "en"])("uses no Intl formatter in %s: the card is shown before the app", (locale) => {
  const format = jest.spyOn(Intl, "DateTimeFormat");
  formatClock(0, locale);
  expect(format).not.toHaveBeenCalled();
});
