/** @jest-environment node */
import { moduleWith } from "./module-with";

const script = 'TURBOPACK.push([0, 7, () => "one", 9, () => "two"])';

it("finds the number before the code that has the text, in any of the scripts", () => {
  expect(moduleWith("two", ["TURBOPACK.push([0, 1, () => {}])", script])).toBe(9);
});

it("refuses scripts of which none has it", () => {
  expect(() => moduleWith("three", [script])).toThrow("No script has a module with three");
});
