import type { Page } from "@playwright/test";
import { animationsEnded } from "./animations-ended";
import { lostContent } from "./lost-content";
import { smallTargets } from "./small-targets";
import { coveredByBars, doubleText, spaceText, usualText } from "./text-sizes";

// WCAG 1.3.4, 1.4.4, 1.4.10, 1.4.12: the ways to see a screen; the first is a window of 1280 by 1024 at 400 %.
const ways = [
  { name: "400 % zoom", size: { width: 320, height: 256 }, change: usualText },
  { name: "landscape", size: { width: 640, height: 320 }, change: usualText },
  { name: "320 px, spaced text", size: { width: 320, height: 568 }, change: spaceText },
  { name: "320 px, 200 % text", size: { width: 320, height: 568 }, change: doubleText },
  { name: "412 px, 200 % text", size: { width: 412, height: 823 }, change: doubleText },
  { name: "1280 px, 200 % text", size: { width: 1280, height: 800 }, change: doubleText },
];

/** What is lost of the screen when it is zoomed, or its text large or spaced; what is too small then. Leaves the page as it was. */
export async function lostInSizes(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const lost: string[] = [];
  for (const { name, size, change } of ways) {
    await page.setViewportSize(size);
    await page.evaluate(change);
    // What asks for the width of its container is drawn anew in the frames to come.
    await page.evaluate(animationsEnded);
    lost.push(...(await page.evaluate(lostContent)).map((one) => `${name}: ${one}`));
    const covered = await page.evaluate(coveredByBars);
    if (covered > 0.5) lost.push(`${name}: bars cover ${Math.round(covered * 100)} % of the window`);
    if (change === usualText)
      lost.push(...(await page.evaluate(smallTargets)).map((one) => `${name}: too small to press: ${one}`));
    await page.evaluate(usualText);
  }
  if (before) await page.setViewportSize(before);
  return lost;
}
