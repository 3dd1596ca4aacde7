import type { Page } from "@playwright/test";
import { colourShares } from "../pictures/colour-shares";

/** Ways in which browser and system darken a page by themselves, besides the app's dark theme. */
export const darkenings: Record<string, (page: Page) => Promise<void>> = {
  "the automatic dark mode of Chrome": async (page) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await darkenPages(page);
  },
  // No page can opt out, not even with `color-scheme: only light`.
  "the forced dark mode of a WebView": async (page) => {
    await page.emulateMedia({ colorScheme: "light" });
    await darkenPages(page);
  },
  "dark colours of the system": (page) => page.emulateMedia({ forcedColors: "active", colorScheme: "dark" }),
  "light colours of the system": (page) => page.emulateMedia({ forcedColors: "active", colorScheme: "light" }),
};

async function darkenPages(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
}

/** The shares of black, white and other pixels in a picture, 0 to 1. */
export async function blackAndWhite(page: Page, picture: Buffer): Promise<Record<"black" | "white" | "other", number>> {
  const { "0,0,0": black = 0, "15,15,15": white = 0 } = await colourShares(page, picture);
  return { black, white, other: 1 - black - white };
}
