import type { Browser, Page } from "@playwright/test";
import { pictureTime, type Screen, type Theme } from "./screens";

export interface Device {
  width: number;
  height: number;
  /** Pixels of the picture for each CSS pixel. */
  scale: number;
}

/** The phone that the pictures in docs/screenshots are taken with. */
export const phone: Device = { width: 412, height: 823, scale: 1 };

/**
 * Opens a screen in a browser context of its own, at a fixed moment, without animations, questions and tips, so that it always
 * looks the same. The caller closes the context.
 * @param origin of a mock server that was started for `pictureTime`
 */
export async function openScreen(
  browser: Pick<Browser, "newContext">,
  origin: string,
  screen: Screen,
  theme: Theme,
  { width, height, scale }: Device = phone,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: true,
    locale: "fi-FI",
    timezoneId: "Europe/Helsinki",
    colorScheme: theme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    // The page's policy would refuse the style below.
    bypassCSP: true,
  });
  const settings = {
    darkMode: theme === "dark",
    showCookieDialog: false,
    showInstallationGuideNotification: false,
  };
  await context.addInitScript((stored) => localStorage.setItem("settings", JSON.stringify(stored)), settings);
  const page = await context.newPage();
  await page.clock.setFixedTime(pictureTime);
  await page.goto(`${origin}/mock/set?${new URLSearchParams({ persona: "ordinary", then: screen.address })}`);
  // A phone reserves no space for a scrollbar.
  await page.addStyleTag({ content: "html { scrollbar-gutter: auto !important }" });
  await page.getByRole("heading", { level: 1, name: screen.heading, exact: true }).waitFor();
  await screen.prepare?.(page);
  return page;
}
