import type { Page } from "@playwright/test";
import { expect, expectAccessible, refusedMarkup, test } from "@/e2e/fixtures";
import { freshStep } from "@/e2e/fresh-step";
import { animationsEnded } from "./animations-ended";
import { closeDialogs } from "./close-dialogs";
import { foreignWords } from "./foreign-words";
import { lostInSizes } from "./lost-in-sizes";
import { openState, type Open } from "./open-state";
import { smallTargets } from "./small-targets";
import type { Reached, State } from "./state";
import { states } from "./states";
import { words, type Locale } from "./words";

// See docs/product.md, Accessibility and Languages. axe checks each state. The window is tall, so that no notice covers
// text: axe would take it for the text's ground.
const size = { width: 412, height: 1600 };

for (const [index, part] of inParts(7).entries())
  test(`in Finnish and dark every state passes, with large targets and nothing lost in large text: part ${index + 1}`, async ({
    page,
    open,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(refusedMarkup);
    await page.emulateMedia({ colorScheme: "dark" });
    const problems: string[] = [];
    for (const state of part)
      await visit(page, open, state, "fi", async ({ name, like }) => {
        const note = (found: string[]) => problems.push(...found.map((one) => `${name}: ${one}`));
        note(await foreignWords(page, "fi"));
        note(await page.evaluate(smallTargets));
        // A button that becomes enabled changes its colour with a transition.
        await page.evaluate(animationsEnded);
        await expectAccessible(page);
        if (like === undefined) note(await lostInSizes(page));
      });
    expect([...new Set(problems)]).toEqual([]);
  });

for (const [index, part] of inParts(4).entries())
  test(`in English and light every state passes: part ${index + 1}`, async ({ page, open, expectConsoleErrors }) => {
    expectConsoleErrors(refusedMarkup);
    const problems: string[] = [];
    for (const state of part)
      await visit(page, open, state, "en", async ({ name }) => {
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        problems.push(...(await foreignWords(page, "en")).map((one) => `${name}: ${one}`));
        await expectAccessible(page);
      });
    expect(problems).toEqual([]);
  });

/** Splits the states between workers, so that no test takes long. */
function inParts(count: number): State[][] {
  return Array.from({ length: count }, (_, part) => states.filter((_state, index) => index % count === part));
}

/** Opens a state and checks it, then those reached from it. */
async function visit(
  page: Page,
  open: Open,
  state: State,
  locale: Locale,
  look: (state: State | Reached) => Promise<void>,
): Promise<void> {
  await freshStep(page, state.name, async () => {
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
  });
}
