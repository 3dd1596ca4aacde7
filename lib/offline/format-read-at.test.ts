import { formatReadAt } from "./format-read-at";

const times = Array.from({ length: 12 }, (_, month) => [
  new Date(2026, month, 1, 0, 5).getTime(),
  new Date(2026, month, 22, 14, 30).getTime(),
]).flat();

it.each([
  ["fi", "fi"],
  ["en", "en-GB"],
  ["sv", "sv"],
])("is written in %s as the standard's formats for %s are", (locale, standard) => {
  const format = new Intl.DateTimeFormat(standard, { dateStyle: "medium", timeStyle: "short" });
  expect(times.map((time) => formatReadAt(time, locale))).toEqual(times.map((time) => format.format(time)));
});

it.each(["fi", "en"])("loads no formats in %s: that takes longer than to draw the card", (locale) => {
  const format = jest.spyOn(Intl, "DateTimeFormat");
  formatReadAt(0, locale);
  expect(format).not.toHaveBeenCalled();
});
