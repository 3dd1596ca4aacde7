import { defaultSettings, parseSettings, type Settings } from "./settings";

const whole = {
  locale: "en",
  darkMode: true,
  showCookieDialog: false,
  acceptedCookies: ["necessary", "marketing"],
  showInstallationGuideNotification: false,
} satisfies Settings;

describe("parseSettings", () => {
  it("has the specified defaults, and no theme until the member chooses", () => {
    expect(defaultSettings).toEqual({
      locale: "fi",
      showCookieDialog: true,
      acceptedCookies: ["necessary"],
      showInstallationGuideNotification: true,
    });
    expect(JSON.parse(JSON.stringify(defaultSettings))).not.toHaveProperty("darkMode");
  });

  it("restores every field", () => {
    expect(parseSettings(JSON.stringify(whole))).toEqual(whole);
  });

  it.each([null, "", "{", "null", "7", '"text"', "[]", "[1]", "undefined", "true"])(
    "falls back entirely for %j",
    (stored) => {
      expect(parseSettings(stored)).toEqual(defaultSettings);
    },
  );

  it.each<[keyof typeof whole, unknown, unknown]>([
    ["locale", "sv", "fi"],
    ["darkMode", "yes", undefined],
    ["darkMode", null, undefined],
    ["showCookieDialog", "false", true],
    ["showInstallationGuideNotification", 0, true],
    ["acceptedCookies", "all", ["necessary"]],
    ["acceptedCookies", [], ["necessary"]],
  ])("falls back only for %s = %j", (name, value, expected) => {
    expect(parseSettings(JSON.stringify({ ...whole, [name]: value }))).toEqual({ ...whole, [name]: expected });
  });

  it("falls back only for missing settings", () => {
    expect(parseSettings('{"locale":"en"}')).toEqual({ ...defaultSettings, locale: "en" });
  });

  it("drops unknown settings", () => {
    const stored = '{"locale":"en","other":1,"__proto__":{"polluted":1},"constructor":2}';
    expect(Object.keys(parseSettings(stored)).sort()).toEqual(
      Object.keys(whole)
        .filter((key) => Object.hasOwn(parseSettings(stored), key))
        .sort(),
    );
    expect(Reflect.get(parseSettings(stored), "polluted")).toBeUndefined();
  });
});
