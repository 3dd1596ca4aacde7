/** @jest-environment node */
import { crossOriginAdvice } from "./cross-origin-advice";

describe("crossOriginAdvice", () => {
  it.each(["/api/{locale}", "/rest/{locale}", ""])("is empty for a server on the app's origin: %j", (base) => {
    expect(crossOriginAdvice(base)).toBe("");
  });

  it("names the server, the CORS headers with credentials, and the one site", () => {
    const said = crossOriginAdvice("https://members.example.org/api/{locale}");
    expect(said).not.toContain("\n");
    for (const part of [
      "The app calls https://members.example.org.",
      "`Access-Control-Allow-Origin` with the origin of the app",
      "`Access-Control-Allow-Credentials: true`",
      "`Vary: Origin`",
      "the same site as members.example.org",
      "npm run check-server -- https://members.example.org --origin",
    ])
      expect(said).toContain(part);
    expect(said).not.toContain("http:.");
  });

  it("says that a page with https: cannot call an address with http:", () => {
    expect(crossOriginAdvice("http://members.example.org/api/{locale}")).toMatch(
      /^The app calls http:\/\/members\.example\.org\. Browsers let no page with https: call an address with http:\. /,
    );
  });
});
