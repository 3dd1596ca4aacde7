/** @jest-environment node */
import { growth, superlinear } from "@/scripts/testing/growth";
import { completeAddress } from "./complete-address";

it.each([
  ["www.example.org/a?b#c", "https://www.example.org/a?b#c"],
  [" WWW.Example.org", "https://WWW.Example.org"],
  ["example.fi/a", "https://example.fi/a"],
  ["rules.pdf", "rules.pdf"],
  ["040 123-4567", "tel:0401234567"],
  ["+358 40 1234567", "tel:+358401234567"],
  ["0401", "0401"],
  ["2026-11-29", "2026-11-29"],
  ["päivi.mäkinen@example.org", "mailto:päivi.mäkinen@example.org"],
  ["a@example.org?subject=Hi", "mailto:a@example.org?subject=Hi"],
  ["wwwild.html", "wwwild.html"],
  ["files/a@b.pdf", "files/a@b.pdf"],
  ["//a@example.org", "//a@example.org"],
])("completes the address %s", (address, complete) => {
  expect(completeAddress(address)).toBe(complete);
});

it.each([
  ["a@", "."],
  ["", "a."],
])("takes linear time for %s and a row of %s", (start, part) => {
  const completing = (size: number) => () => completeAddress(`${start}${part.repeat(size)}/`);
  expect(growth(1000, completing)).toBeLessThan(superlinear);
});
