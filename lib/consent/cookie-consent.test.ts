import { cookieTypes, type CookieType } from "@/lib/settings/settings";
import { acceptsCookies } from "./cookie-consent";

describe("acceptsCookies", () => {
  const onlyNecessary: CookieType[] = ["necessary"];
  it.each<[boolean | null, CookieType[], CookieType, boolean]>([
    [false, onlyNecessary, "marketing", true],
    [false, onlyNecessary, "statistics", true],
    [true, onlyNecessary, "marketing", false],
    [true, ["necessary", "statistics"], "marketing", false],
    [true, ["necessary", "statistics"], "statistics", true],
    [true, [...cookieTypes], "marketing", true],
    [true, onlyNecessary, "necessary", true],
    [null, onlyNecessary, "marketing", false],
    [null, [...cookieTypes], "marketing", true],
  ])("with consent %p and %j accepted, %s is %p", (cookieConsentEnabled, acceptedCookies, type, expected) => {
    expect(acceptsCookies(type, { cookieConsentEnabled }, { acceptedCookies })).toBe(expected);
  });
});
