import { shownLimit } from "./use-failure-text";

describe("shownLimit", () => {
  it.each([
    ["2.5", "fi", "2,5"],
    ["2,5", "en", "2.5"],
    ["10000", "fi", "10000"],
    ["-3", "en", "-3"],
    ["2020-12-31", "fi", "31.12.2020"],
    ["2020-12-31", "en", "31 Dec 2020"],
    ["2020-12-31T18:30", "fi", "31.12.2020 klo 18.30"],
    ["18:30", "fi", "18:30"],
    ["no limit", "fi", "no limit"],
    ["", "fi", ""],
  ])("writes %j in %s as %j", (argument, locale, shown) => {
    expect(shownLimit(argument, locale)).toBe(shown);
  });
});
