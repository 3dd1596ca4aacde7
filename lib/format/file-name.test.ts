import { isoDay, slug } from "./file-name";

it.each([
  ["Jäsensovellus", "jasensovellus"],
  ["Helsingin Åkerö & Öljy ry.", "helsingin-akero-oljy-ry"],
  ["../etc\\passwd", "etc-passwd"],
  ["協会", ""],
])("the slug of %s is %j", (name, expected) => {
  expect(slug(name)).toBe(expected);
});

it("the day is that of the device", () => {
  expect(isoDay(new Date(2026, 2, 7, 23, 59))).toBe("2026-03-07");
});
