import type { CDPSession, Page } from "@playwright/test";
import { test } from "../fixtures";
import { colourShares } from "../pictures/colour-shares";

interface Darkening {
  colorScheme: "dark" | "light";
  /** By Chrome, or by a WebView around the page. */
  isAutomatic?: boolean;
  hasSystemColours?: boolean;
}

/** Ways in which browser and system darken a page by themselves, besides the app's dark theme. */
const darkenings = {
  "the automatic dark mode of Chrome": { colorScheme: "dark", isAutomatic: true },
  // No page can opt out, not even with `color-scheme: only light`.
  "the forced dark mode of a WebView": { colorScheme: "light", isAutomatic: true },
  "dark colours of the system": { colorScheme: "dark", hasSystemColours: true },
  "light colours of the system": { colorScheme: "light", hasSystemColours: true },
} satisfies Record<string, Darkening>;

export type DarkeningName = keyof typeof darkenings;

/** Darkens the open page in each way in turn, and checks it. */
export async function underEachDarkening(
  page: Page,
  check: (darkening: DarkeningName) => Promise<void>,
): Promise<void> {
  // An override ends with its session.
  const session = await page.context().newCDPSession(page);
  for (const [name, darkening] of Object.entries(darkenings))
    await test.step(`under ${name}`, async () => {
      await darken(page, session, darkening);
      await check(name as DarkeningName);
    });
}

async function darken(page: Page, session: CDPSession, darkening: Darkening): Promise<void> {
  const { colorScheme, isAutomatic = false, hasSystemColours = false } = darkening;
  await page.emulateMedia({ colorScheme, forcedColors: hasSystemColours ? "active" : "none" });
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: isAutomatic });
}

/** The shares of black, white and other pixels in a picture, 0 to 1. */
export async function blackAndWhite(page: Page, picture: Buffer): Promise<Record<"black" | "white" | "other", number>> {
  const { "0,0,0": black = 0, "15,15,15": white = 0 } = await colourShares(page, picture);
  return { black, white, other: 1 - black - white };
}
