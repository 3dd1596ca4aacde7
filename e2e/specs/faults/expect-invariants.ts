import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";

/** Invariants that hold after any fault, on every screen of the app. */
export async function expectInvariants(page: Page): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith("/app")) return;
  await expect.poll(() => page.evaluate(findBroken), { intervals: [25, 50, 100, 250] }).toEqual([]);
}

/** All broken content, found inside the page, so that a row costs one evaluation. */
function findBroken(): string[] {
  const broken: string[] = [];
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const text = document.body.innerText;
  const ways = [...document.querySelectorAll("button:not(:disabled), a[href], [role=dialog] button")].filter(isVisible);
  const spinners = [...document.querySelectorAll(".animate-spin, [role=progressbar]")].filter(isVisible);
  const main = document.querySelector("main");
  if (!main || !isVisible(main) || main.innerText.trim() === "") broken.push("the screen is blank");
  if (ways.length === 0) broken.push(spinners.length > 0 ? "a spinner without a way out" : "no way on");
  if (/This part could not be shown\.|Tätä osaa ei voitu näyttää\./.test(text)) broken.push("a part is broken");
  const leaked = /\[object \w+\]|\bundefined\b|\bNaN\b|\bInvalid Date\b|__proto__.*polluted/.exec(text);
  if (leaked) broken.push(`the text '${leaked[0]}' is shown`);
  if (Object.keys(Object.prototype).length > 0 || "polluted" in {}) broken.push("Object.prototype is polluted");
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) broken.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  return broken;
}
