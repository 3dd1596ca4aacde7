import { parseCookieChoice } from "./cookie-choice";

describe("parseCookieChoice", () => {
  it.each([
    ["nothing", undefined],
    ["null", null],
    ["an empty list", []],
    ["a text", "marketing"],
    ["a number", 1],
    ["an object", { 0: "marketing", length: 1 }],
    ["a set", new Set(["marketing"])],
  ])("ignores %s", (_what, choice) => {
    expect(parseCookieChoice(choice)).toBeNull();
  });

  it.each([
    [["marketing"], ["necessary", "marketing"]],
    [
      ["statistics", "necessary"],
      ["necessary", "statistics"],
    ],
    [
      ["marketing", "spying", null, 7, "statistics"],
      ["necessary", "statistics", "marketing"],
    ],
    [
      ["statistics", "statistics"],
      ["necessary", "statistics"],
    ],
    [["spying"], ["necessary"]],
  ])("of %j accepts %j", (choice, accepted) => {
    expect(parseCookieChoice(choice)).toEqual(accepted);
  });
});
