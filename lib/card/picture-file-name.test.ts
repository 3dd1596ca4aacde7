import { pictureFileName } from "./picture-file-name";

it.each([
  ["Jäsensovellus", "jasensovellus-2026-03-07.png"],
  ["Helsingin Åkerö & Öljy ry.", "helsingin-akero-oljy-ry-2026-03-07.png"],
  ["../etc\\passwd", "etc-passwd-2026-03-07.png"],
  ["協会", "card-2026-03-07.png"],
])("the picture of a card of %s is %s", (association, name) => {
  expect(pictureFileName(association, new Date(2026, 2, 7, 23, 59))).toBe(name);
});
