/** @jest-environment node */
import { howToLook } from "./how-to-look";

const defaults = { NEXT_PUBLIC_APP_NAME: "App", NEXT_PUBLIC_API_BASE: "/api/{locale}", NEXT_PUBLIC_PREFIX_ME: "me" };

describe("howToLook", () => {
  it.each([
    {},
    { NEXT_PUBLIC_APP_NAME: "Metsä" },
    { NEXT_PUBLIC_API_BASE: "" },
    { NEXT_PUBLIC_API_BASE: "/api/{locale}" },
  ])("is npm start alone with %j", (settings) => {
    expect(howToLook(settings, defaults)).toMatch(/^npm start shows/);
  });

  it("gives npm start the addresses of the mock server where the app calls others", () => {
    const settings = { NEXT_PUBLIC_API_BASE: "https://a.example.org/api/{locale}", NEXT_PUBLIC_PREFIX_ME: "member" };
    expect(howToLook(settings, defaults)).toMatch(
      /^NEXT_PUBLIC_API_BASE='\/api\/\{locale\}' NEXT_PUBLIC_PREFIX_ME='me' npm start shows/,
    );
  });
});
