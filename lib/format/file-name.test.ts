import { slug } from "./file-name";

it.each([
  ["Jäsensovellus", "jasensovellus"],
  ["Helsingin Åkerö & Öljy ry.", "helsingin-akero-oljy-ry"],
  ["../etc\\passwd", "etc-passwd"],
  ["協会", ""],
])("the slug of %s is %j", (name, expected) => {
  expect(slug(name)).toBe(expected);
});
