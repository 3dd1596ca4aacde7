/** @jest-environment node */
import type { FieldValue } from "./form-field";
import { isSameValue } from "./is-same-value";

const [letter, picture] = [new File(["x"], "a.pdf"), new File(["x"], "a.pdf")];

it.each<[FieldValue | undefined, FieldValue | undefined, boolean]>([
  ["a", "a", true],
  ["a", "b", false],
  ["", undefined, false],
  [false, "", false],
  [1, "1", false],
  [letter, letter, true],
  [letter, picture, false],
  [[], [], true],
  [[], "", false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], true],
  [[1, 2], [1, 3], false],
  [[1, 2], [1], false],
  [[1, 1], [1, 2], false],
  [[1, 2], [1, 1], false],
  [[1], ["1"], false],
  [[letter, picture], [letter, picture], true],
  [[letter, picture], [picture, letter], false],
  [["b.pdf", letter], ["b.pdf", letter], true],
])("%j and %j: %j", (one, other, expected) => {
  expect(isSameValue(one, other)).toBe(expected);
  expect(isSameValue(other, one)).toBe(expected);
});
