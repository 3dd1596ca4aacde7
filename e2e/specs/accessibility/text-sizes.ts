import type { CDPSession } from "@playwright/test";

/** Sets the browser's default text size as a multiple; media queries follow it too. */
export async function setTextSize(browser: CDPSession, times: number): Promise<void> {
  await browser.send("Page.setFontSizes", {
    fontSizes: { standard: Math.round(16 * times), fixed: Math.round(13 * times) },
  });
}

/** Runs in the page: the spacing that WCAG 1.4.12 requires a page to support. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: restores the original spacing. */
export function usualSpace(): void {
  document.adoptedStyleSheets = [];
}

/** Runs in the page: the share of the window's height covered by bars, 0 to 1. */
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
