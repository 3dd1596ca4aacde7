import type { Page } from "@playwright/test";
import { animationsEnded } from "./animations-ended";
import { lostContent } from "./lost-content";
import { smallTargets } from "./small-targets";
import { coveredByBars, setTextSize, spaceText, usualSpace } from "./text-sizes";

interface Way {
  name: string;
  size: { width: number; height: number };
  textSize?: number;
  isSpaced?: true;
}

// WCAG 1.3.4, 1.4.4, 1.4.10, 1.4.12: sizes and zooms of a screen; the first is a 1280 by 1024 window at 400 %.
const ways: readonly Way[] = [
  { name: "400 % zoom", size: { width: 320, height: 256 } },
  { name: "landscape", size: { width: 640, height: 320 } },
  { name: "320 px, spaced text", size: { width: 320, height: 568 }, isSpaced: true },
  { name: "320 px, 200 % text", size: { width: 320, height: 568 }, textSize: 2 },
  { name: "412 px, 200 % text", size: { width: 412, height: 823 }, textSize: 2 },
  { name: "1280 px, 200 % text", size: { width: 1280, height: 800 }, textSize: 2 },
];

/** Lost content and small targets under zoom, large text and text spacing. Restores the page. */
export async function lostInSizes(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  const problems: string[] = [];
  for (const { name, size, textSize = 1, isSpaced } of ways) {
    await page.setViewportSize(size);
    await setTextSize(browser, textSize);
    if (isSpaced) await page.evaluate(spaceText);
    // Container queries render in the next frames.
    await page.evaluate(animationsEnded);
    const found = [...(await page.evaluate(lostContent)), ...(await page.evaluate(smallTargets))];
    problems.push(...found.map((one) => `${name}: ${one}`));
    const covered = await page.evaluate(coveredByBars);
    if (covered > 0.5) problems.push(`${name}: bars cover ${Math.round(covered * 100)} % of the window`);
    if (isSpaced) await page.evaluate(usualSpace);
  }
  await setTextSize(browser, 1);
  await browser.detach();
  if (before) await page.setViewportSize(before);
  return problems;
}
