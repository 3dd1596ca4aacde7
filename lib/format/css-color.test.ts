import { cssColor } from "./css-color";

describe("cssColor", () => {
  const before = globalThis.CSS;
  // jsdom supports no colours; these stand for a browser's.
  const known = ["red", "rebeccapurple", "#0a7f3f", "#FFF", "rgb(1 2 3)", "hsl(120deg 50% 50% / 0.5)", "transparent"];
  beforeEach(() => {
    const supports = (property: string, value?: string) => property === "color" && known.includes(value ?? "");
    globalThis.CSS = { supports } as typeof CSS;
  });
  afterEach(() => {
    globalThis.CSS = before;
  });

  it.each(["primary", "secondary", "accent", "error", "info", "success", "warning"])("%s is a theme name", (name) => {
    expect(cssColor(name)).toBe(`var(--${name})`);
    expect(cssColor(` ${name} `)).toBe(`var(--${name})`);
  });

  it.each(known)("%s is a CSS colour", (color) => {
    expect(cssColor(color)).toBe(color);
  });

  it.each([" ", "no-such-colour", "red;background:blue", "var(--ink)", "constructor"])(
    "%j falls back to the text's own colour",
    (color) => {
      expect(cssColor(color)).toBe("currentColor");
    },
  );

  it.each(["red;x:y", "red{", "url(https://evil.example/)", "var(--x)"])(
    "refuses %s, which would escape its property, even if a browser accepted it",
    (color) => {
      globalThis.CSS = { supports: () => true } as unknown as typeof CSS;
      expect(cssColor(color)).toBe("currentColor");
    },
  );
});
