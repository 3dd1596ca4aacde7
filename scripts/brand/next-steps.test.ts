/** @jest-environment node */
import { advice, nextSteps } from "./next-steps";

const defaults = { NEXT_PUBLIC_APP_NAME: "App", NEXT_PUBLIC_API_BASE: "/api/{locale}", NEXT_PUBLIC_PREFIX_ME: "me" };
const emptyFolder = "/nowhere";

describe("nextSteps", () => {
  it.each([
    {},
    { NEXT_PUBLIC_APP_NAME: "Metsä" },
    { NEXT_PUBLIC_API_BASE: "" },
    { NEXT_PUBLIC_API_BASE: "/api/{locale}" },
  ])("are npm start and npm run package with %j", (settings) => {
    expect(nextSteps(emptyFolder, settings, defaults)).toEqual([
      expect.stringMatching(/^npm start shows/),
      expect.stringMatching(/^npm run package/),
    ]);
  });

  it("give npm start the mock server's addresses when the app calls others", () => {
    const settings = { NEXT_PUBLIC_API_BASE: "https://a.example.org/api/{locale}", NEXT_PUBLIC_PREFIX_ME: "member" };
    expect(nextSteps(emptyFolder, settings, defaults)).toContainEqual(
      expect.stringMatching(
        /^NEXT_PUBLIC_API_BASE='\/api\/\{locale\}' NEXT_PUBLIC_PREFIX_ME='me' npm start shows/,
      ) as string,
    );
  });
});

describe("advice", () => {
  it.each([
    {},
    { NEXT_PUBLIC_APP_NAME: "Metsä" },
    { NEXT_PUBLIC_APP_NAME: "Metsänhoitajien liitto", NEXT_PUBLIC_APP_SHORT_NAME: "Äkäslompolo" },
  ])("is empty for %j", (settings) => {
    expect(advice(settings)).toEqual([]);
  });

  it.each([
    [{ NEXT_PUBLIC_APP_SHORT_NAME: "Metsänhoitajat ry" }, /^"Metsänhoitajat ry" has 17 characters.*some twelve/],
    [{ NEXT_PUBLIC_APP_NAME: "Metsänhoitajat", NEXT_PUBLIC_APP_SHORT_NAME: "" }, /"Metsänhoitajat" .* --short-name/],
  ])("warns that home screens cut %j", (settings, sentence) => {
    expect(advice(settings)).toEqual([expect.stringMatching(sentence)]);
  });
});
