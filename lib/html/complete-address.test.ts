/** @jest-environment node */
import { growth, superlinear } from "@/scripts/testing/growth";
import { completeAddress } from "./complete-address";

it.each([
  ["www.example.org/a?b#c", "https://www.example.org/a?b#c"],
  [" WWW.Example.org", "https://WWW.Example.org"],
  ["päivi.mäkinen@example.org", "mailto:päivi.mäkinen@example.org"],
  ["a@example.org?subject=Hi", "mailto:a@example.org?subject=Hi"],
  ["wwwild.html", "wwwild.html"],
  ["files/a@b.pdf", "files/a@b.pdf"],
  ["//a@example.org", "//a@example.org"],
])("completes the address %s", (address, complete) => {
  expect(completeAddress(address)).toBe(complete);
});

it("takes linear time for a row of dots", () => {
  const completing = (size: number) => () => completeAddress(`a@${".".repeat(size)}/`);
  expect(growth(1000, completing)).toBeLessThan(superlinear);
});
