import { formatClock } from "./format-clock";

const times = Array.from({ length: 12 }, (_, month) => [
  new Date(2026, month, 1, 0, 5, 9).getTime(),
  new Date(2026, month, 22, 14, 30, 59).getTime(),
]).flat();

it.each([
  ["fi", "fi"],
  ["en", "en-GB"],
  ["sv", "sv"],
])("is written in %s as the standard's formats for %s are", (locale, standard) => {
  const time = new Intl.DateTimeFormat(standard, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
  const date = new Intl.DateTimeFormat(standard, { dateStyle: "medium" });
  expect(times.map((now) => formatClock(now, locale))).toEqual(
    times.map((now) => ({ time: time.format(now), date: date.format(now) })),
  );
});

it.each(["fi", "en"])("loads no formats in %s: the card is shown before the app", (locale) => {
  const format = jest.spyOn(Intl, "DateTimeFormat");
  formatClock(0, locale);
  expect(format).not.toHaveBeenCalled();
});
