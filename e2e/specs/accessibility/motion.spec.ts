import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { freshStep } from "@/e2e/fresh-step";
import { openState } from "./open-state";
import { findState } from "./find-state";

// WCAG 2.3.1, 2.3.3: nothing moves when the member prefers reduced motion, and nothing ever flashes.
const moving = [
  "drawer",
  "shown card",
  "lightbox",
  "payment that is being prepared",
  "loading",
  "form with errors",
].map(findState);

/** Runs in the page before its scripts: records every animation and transition with its duration in milliseconds. */
function recordMotion(): void {
  const motion: { name: string; duration: number; isEndless: boolean }[] = [];
  Object.assign(window, { motion });
  const record = ({ target }: Event) => {
    for (const animation of (target as Element).getAnimations()) {
      const timing = animation.effect?.getComputedTiming();
      const name = `${(target as Element).localName} ${(target as Element).className}`.slice(0, 80);
      motion.push({ name, duration: Number(timing?.duration ?? 0), isEndless: timing?.iterations === Infinity });
    }
  };
  addEventListener("transitionrun", record, true);
  addEventListener("animationstart", record, true);
}

const recorded = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { motion: { name: string; duration: number; isEndless: boolean }[] }).motion,
  );

test("reduced motion: nothing moves", async ({ page, open }) => {
  await page.addInitScript(recordMotion);
  for (const state of moving)
    await freshStep(page, state.name, async () => {
      await openState(page, open, state, "fi");
      expect((await recorded(page)).filter(({ duration, isEndless }) => duration > 1 || isEndless)).toEqual([]);
    });
});

test("motion is short, and endless animations turn too slowly to flash", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(recordMotion);
  const seen: string[] = [];
  for (const state of moving)
    await freshStep(page, state.name, async () => {
      await openState(page, open, state, "fi");
      const motion = await recorded(page);
      seen.push(...motion.map(({ name }) => name));
      expect(motion.filter(({ duration, isEndless }) => (isEndless ? duration < 334 : duration > 500))).toEqual([]);
    });
  // Prove that the recorder works.
  expect(seen).not.toEqual([]);
});
