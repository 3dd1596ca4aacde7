import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectContrast, refusedMarkup, test } from "@/e2e/fixtures";
import { animationsEnded } from "./animations-ended";
import { expectTranslated, translatePage } from "../translate-page";
import { foreignWords } from "./foreign-words";
import { lostInSizes } from "./lost-in-sizes";
import { openState, type Open } from "./open-state";
import { smallTargets } from "./small-targets";
import type { Reached, State } from "./state";
import { mainScreens, states } from "./states";
import { unannouncedLists } from "./unannounced-lists";
import { addedLocales, words, type Locale } from "./words";

// See docs/product.md, Accessibility and Languages. axe checks each state once, and its contrast in the other theme too. The window
// is tall, so that no notice covers text: axe would treat it as the text's background. The browser translates the page, which
// wraps each text in elements and keeps its words.
const size = { width: 412, height: 1600 };

for (const state of states) {
  test(`${state.name}: in Finnish and dark it passes, with large targets and nothing lost in large text`, async ({
    page,
    open,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(refusedMarkup);
    await page.emulateMedia({ colorScheme: "dark" });
    await translatePage(page);
    await visit(page, open, state, "fi", async (shown) => {
      await expectTranslated(page);
      await lookThoroughly(page, shown, "fi");
      await page.emulateMedia({ colorScheme: "light" });
      await page.evaluate(animationsEnded);
      await expectContrast(page);
      await page.emulateMedia({ colorScheme: "dark" });
    });
  });

  for (const locale of addedLocales)
    test(`${state.name}: in '${locale}' it passes, with large targets and nothing lost in large text`, async ({
      page,
      open,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(refusedMarkup);
      await visit(page, open, state, locale, (shown) => lookThoroughly(page, shown, locale));
    });
}

for (const state of mainScreens)
  test(`${state.name}: in English no word is in another language`, async ({ page, open, expectConsoleErrors }) => {
    expectConsoleErrors(refusedMarkup);
    await visit(page, open, state, "en", async () => {
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      expect.soft(await foreignWords(page, "en")).toEqual([]);
    });
  });

async function lookThoroughly(page: Page, { like }: State | Reached, locale: Locale): Promise<void> {
  expect.soft(await foreignWords(page, locale)).toEqual([]);
  expect.soft(await page.evaluate(smallTargets)).toEqual([]);
  expect.soft(await page.evaluate(unannouncedLists)).toEqual([]);
  // A button that becomes enabled changes its colour with a transition.
  await page.evaluate(animationsEnded);
  await expectAccessible(page);
  if (like === undefined) expect.soft(await lostInSizes(page)).toEqual([]);
}

/** Opens a state and checks it, then those reached from it. */
async function visit(
  page: Page,
  open: Open,
  state: State,
  locale: Locale,
  look: (state: State | Reached) => Promise<void>,
): Promise<void> {
  const { timeout } = test.info();
  test.setTimeout(timeout * (1 + (state.next?.length ?? 0)));
  await page.setViewportSize(size);
  await openState(page, open, state, locale);
  await look(state);
  for (const next of state.next ?? [])
    await test.step(next.name, async () => {
      await closeDialogs(page);
      await next.reach(page, words[locale]);
      await page.evaluate(animationsEnded);
      await look(next);
    });
}

/** Presses Escape until nothing covers the screen. */
async function closeDialogs(page: Page): Promise<void> {
  const over = page.locator("[role=dialog], dialog[open], [role=listbox]");
  await expect(async () => {
    if ((await over.count()) === 0) return;
    await page.keyboard.press("Escape");
    await expect(over).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
