import { showThemeColor } from "./theme-color";

const shown = () =>
  [...document.querySelectorAll<HTMLMetaElement>("meta")].map((meta) => [
    meta.getAttribute("media") ?? "",
    meta.content,
  ]);

describe("showThemeColor", () => {
  afterEach(() => document.head.replaceChildren());

  it("puts the current theme's colour before those of the system themes, and keeps it there", () => {
    document.head.innerHTML = `
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000">`;
    const ofSystem = [
      ["(prefers-color-scheme: light)", "#ffffff"],
      ["(prefers-color-scheme: dark)", "#000000"],
    ];
    showThemeColor(true);
    expect(shown()).toEqual([["", "#000000"], ...ofSystem]);
    showThemeColor(false);
    expect(shown()).toEqual([["", "#ffffff"], ...ofSystem]);
  });

  it("adds nothing to a page without colours", () => {
    showThemeColor(true);
    expect(shown()).toEqual([]);
  });
});
