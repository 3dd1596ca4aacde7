/** @jest-environment node */
import { checkSettings } from "./check-settings";
import { nameFlags } from "./name-flags";

it.each([
  [{ NEXT_PUBLIC_PRIMARY_COLOR: "red" }, /^--color must be a colour .* \(it is "red"\)\.$/],
  [{ NEXT_PUBLIC_PRIMARY_COLOR_DARK: "red" }, /^--color-dark must be a colour /],
  [{ NEXT_PUBLIC_LINK_COLOR: "#ffff00" }, /^The colour #ffff00 \(--link-color\) has a contrast /],
  [{ NEXT_PUBLIC_PREFIX_ME: "/me" }, /^--prefix-me must be a path .* \(it is "\/me"\)\.$/],
  [{ NEXT_PUBLIC_LOCALES: "fi,xx" }, /^There is no messages\/xx\.json: each language of --locales /],
])("the problem of %j has the flag's name", (changes, sentence) => {
  expect(nameFlags(checkSettings(process.cwd(), changes) ?? "", changes)).toMatch(sentence);
});

it("the problem of a setting without a flag keeps the setting's name", () => {
  const problem = checkSettings(process.cwd(), { NEXT_PUBLIC_PRIMARY_COLOR: "red" }) ?? "";
  expect(nameFlags(problem, { NEXT_PUBLIC_APP_NAME: "Metsä" })).toBe(problem);
});
