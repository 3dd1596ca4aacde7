/** @jest-environment node */
import { buildSettings } from "./build-settings";
import { checkSettings, defaults } from "./check-settings";

describe("build settings", () => {
  it("are all in the table of the flags", () => {
    expect(buildSettings.map(({ setting }) => setting).sort()).toEqual(Object.keys(defaults).sort());
  });

  it("have a flag each", () => {
    expect(new Set(buildSettings.map(({ flag }) => flag)).size).toBe(buildSettings.length);
  });
});

describe("checkSettings", () => {
  it.each([
    {},
    { NEXT_PUBLIC_PRIMARY_COLOR: "#006772" },
    { NEXT_PUBLIC_PRIMARY_COLOR: "" },
    { NEXT_PUBLIC_LOCALES: "en" },
  ])("accepts %j", (values) => {
    expect(checkSettings(process.cwd(), values)).toBeNull();
  });

  it.each([
    [{ NEXT_PUBLIC_PRIMARY_COLOR: "teal" }, /NEXT_PUBLIC_PRIMARY_COLOR must be a colour/],
    [{ NEXT_PUBLIC_PRIMARY_COLOR: "#ffff00" }, /^The colour #ffff00 .*3:1 is needed/],
    [{ NEXT_PUBLIC_LOCALES: "fi,xx" }, /^There is no messages\/xx\.json/],
  ])("rejects %j with one sentence", (values, sentence) => {
    expect(checkSettings(process.cwd(), values)).toMatch(sentence);
  });
});
