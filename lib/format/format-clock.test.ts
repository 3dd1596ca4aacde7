import { timesOfAYear } from "@/scripts/testing/times-of-a-year";
import { formatClock } from "./format-clock";

it.each([
  ["fi", "fi"],
  ["en", "en-GB"],
  ["sv", "sv"],
])("is written in %s as the standard's formats for %s are", (locale, standard) => {
  const time = new Intl.DateTimeFormat(standard, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
  const date = new Intl.DateTimeFormat(standard, { dateStyle: "medium" });
  expect(timesOfAYear.map((now) => formatClock(now, locale))).toEqual(
    timesOfAYear.map((now) => ({ time: time.format(now), date: date.format(now) })),
  );
});

it.each(["fi", "en"])("loads no formats in %s: the card is shown before the app", (locale) => {
  const format = jest.spyOn(Intl, "DateTimeFormat");
  formatClock(0, locale);
  expect(format).not.toHaveBeenCalled();
});
