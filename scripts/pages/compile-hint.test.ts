/** @jest-environment node */
import { withCompileHint } from "./compile-hint";

it.each([
  ["a long script", "x".repeat(20_000), /^\/\/# allFunctionsCalledOnLoad\nx/],
  ["no short one", "x".repeat(19_999), /^x/],
])("the hint is at the head of %s", (_what, script, expected) => {
  expect(withCompileHint(script)).toMatch(expected);
});
