import type { CDPSession } from "@playwright/test";

/** The browser's own setting for the size of text, as a multiple of the usual one: media queries follow it too. */
export async function setTextSize(browser: CDPSession, times: number): Promise<void> {
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 * times, fixed: 13 * times } });
}

/** Runs in the page: the least spacing that WCAG 1.4.12 wants a page to bear. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: spaced as the page was served. */
export function usualSpace(): void {
  document.adoptedStyleSheets = [];
}

/** Runs in the page: how much of the window's height stays behind bars, 0 to 1. */
export function coveredByBars(): number {
  if (document.querySelector("dialog[open]")) return 0;
  const bars = [...document.querySelectorAll<HTMLElement>("header, nav, main *")].filter(
    (element) =>
      ["fixed", "sticky"].includes(getComputedStyle(element).position) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[inert], [role=dialog], dialog"),
  );
  const rows = new Set<number>();
  for (const bar of bars) {
    const { top, bottom } = bar.getBoundingClientRect();
    for (let row = Math.max(0, Math.ceil(top)); row < Math.min(innerHeight, bottom); row++) rows.add(row);
  }
  return rows.size / innerHeight;
}
