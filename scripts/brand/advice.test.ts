/** @jest-environment node */
import { advice } from "./advice";

describe("advice", () => {
  it.each([
    {},
    { NEXT_PUBLIC_APP_NAME: "Metsä" },
    { NEXT_PUBLIC_APP_NAME: "Metsänhoitajien liitto", NEXT_PUBLIC_APP_SHORT_NAME: "Äkäslompolo" },
  ])("has nothing to say of %j", (settings) => {
    expect(advice(settings)).toEqual([]);
  });

  it.each([
    [{ NEXT_PUBLIC_APP_SHORT_NAME: "Metsänhoitajat ry" }, /^"Metsänhoitajat ry" has 17 characters.*some twelve/],
    [{ NEXT_PUBLIC_APP_NAME: "Metsänhoitajat", NEXT_PUBLIC_APP_SHORT_NAME: "" }, /"Metsänhoitajat" .* --short-name/],
  ])("says of %j that a home screen cuts it", (settings, sentence) => {
    expect(advice(settings)).toEqual([expect.stringMatching(sentence)]);
  });
});
