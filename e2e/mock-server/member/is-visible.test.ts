/** @jest-environment node */
import { isVisible } from "./is-visible";

const values = { kind: 2, news: true, topics: ["a", "b"], none: [], age: "x", "a.b": "dot" };

describe("isVisible", () => {
  it.each<[string | undefined, boolean]>([
    [undefined, true],
    ["", true],
    ["kind=2", true],
    [" kind = 1 | 2 ", true],
    ["news=true", true],
    ["news!=true", false],
    ["missing=", true],
    ["none=", true],
    ["topics=b", true],
    ["topics!=b", true],
    ["topics!=a|b", false],
    ["kind>1,kind<3", true],
    ["kind>1,kind>=3", false],
    ["age<=0", true],
    ["a.b=dot", true],
    ["kind~2", false],
    ["constructor=", true],
  ])("showIf %s: %s", (showIf, expected) => {
    expect(isVisible({ showIf, visible: undefined }, values)).toBe(expected);
  });

  it("lets an explicit visible win", () => {
    expect(isVisible({ showIf: "kind=2", visible: false }, values)).toBe(false);
    expect(isVisible({ showIf: "kind=1", visible: true }, values)).toBe(true);
  });
});
