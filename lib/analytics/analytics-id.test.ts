import { env } from "@/lib/config/env";
import type { CookieType } from "@/lib/settings/settings";
import { analyticsId } from "./analytics-id";

describe("analyticsId", () => {
  it.each<[string, boolean | null, CookieType[], string | null]>([
    ["G-ABC123", true, ["necessary", "statistics"], "G-ABC123"],
    ["UA-123-4", true, ["necessary", "statistics", "marketing"], "UA-123-4"],
    ["GA_MEASUREMENT.ID", true, ["necessary", "statistics"], "GA_MEASUREMENT.ID"],
    [" g-abc ", true, ["necessary", "statistics"], "g-abc"],
    ["G-ABC123", true, ["necessary", "marketing"], null],
    ["G-ABC123", true, ["necessary"], null],
    ["G-ABC123", false, ["necessary", "statistics"], null],
    ["G-ABC123", null, ["necessary", "statistics"], null],
    ["", true, ["necessary", "statistics"], null],
    ["  ", true, ["necessary", "statistics"], null],
    ["G-A&l=evil", true, ["necessary", "statistics"], null],
    ["../gtm.js", true, ["necessary", "statistics"], null],
    ["G-Ä", true, ["necessary", "statistics"], null],
    ["G-A\nB", true, ["necessary", "statistics"], null],
  ])("of %j with consent %p and %j accepted is %p", (googleAnalyticsId, cookieConsentEnabled, acceptedCookies, id) => {
    expect(analyticsId({ googleAnalyticsId, cookieConsentEnabled }, { acceptedCookies })).toBe(id);
  });

  it("is null in a build that does not allow analytics", () => {
    const allowed = jest.replaceProperty(env, "NEXT_PUBLIC_ANALYTICS", "off");
    expect(
      analyticsId({ googleAnalyticsId: "G-1", cookieConsentEnabled: true }, { acceptedCookies: ["statistics"] }),
    ).toBeNull();
    allowed.restore();
  });
});
