import { formatReadAt } from "./format-read-at";

const times = Array.from({ length: 12 }, (_, month) => [
  new Date(2026, month, 1, 0, 5).getTime(),
  new Date(2026, month, 22, 14, 30).getTime(),
]).flat();

const breakable = (text: string) => text.replaceAll("\u00a0", " ");

it.each([
  ["fi", "fi"],
  ["en", "en-GB"],
  ["sv", "sv"],
])("is written in %s as the standard's formats for %s are", (locale, standard) => {
  const format = new Intl.DateTimeFormat(standard, { dateStyle: "medium", timeStyle: "short" });
  expect(times.map((time) => breakable(formatReadAt(time, locale)))).toEqual(
    times.map((time) => breakable(format.format(time))),
  );
});

it.each([
  ["fi", "21.11.2026 klo\u00a014.03"],
  ["en", "21\u00a0Nov\u00a02026, 14:03"],
])("keeps together in %s what one reads together", (locale, written) => {
  expect(formatReadAt(new Date(2026, 10, 21, 14, 3).getTime(), locale)).toBe(written);
});

it.each(["fi", "en"])("loads no formats in %s: that takes longer than to draw the card", (locale) => {
  const format = jest.spyOn(Intl, "DateTimeFormat");
  formatReadAt(0, locale);
  expect(format).not.toHaveBeenCalled();
});
