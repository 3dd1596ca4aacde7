import { expect, refusedMarkup, test } from "@/e2e/fixtures";
import { freshStep } from "@/e2e/fresh-step";
import { foreignWords } from "./foreign-words";
import { lostInSizes } from "./lost-in-sizes";
import { openState } from "./open-state";
import { smallTargets } from "./small-targets";
import { states } from "./states";

// Decisions 7: WCAG 2.2 AA in both themes, targets of at least 44 px, 320 px wide, 200 % text; decisions 3: both languages.
// Each step ends with axe. The window is so tall that no notice lies upon words, which axe would take for their ground.
const size = { width: 412, height: 1600 };

/** In parts, so that the workers share them. */
const parts = [0, 1, 2].map((part) => states.filter((_state, index) => index % 3 === part));

for (const [part, some] of parts.entries()) {
  test(`every state in Finnish and dark, large targets, nothing lost in large text: part ${part + 1}`, async ({
    page,
    open,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(refusedMarkup);
    await page.emulateMedia({ colorScheme: "dark" });
    const problems: string[] = [];
    for (const state of some)
      await freshStep(page, state.name, async () => {
        const note = (found: string[]) => problems.push(...found.map((one) => `${state.name}: ${one}`));
        await page.setViewportSize(size);
        await openState(page, open, state, "fi");
        note(await foreignWords(page, "fi"));
        note(await page.evaluate(smallTargets));
        await page.setViewportSize({ width: 320, height: 568 });
        note(await page.evaluate(smallTargets));
        note(await lostInSizes(page));
        await page.setViewportSize(size);
      });
    expect([...new Set(problems)]).toEqual([]);
  });

  test(`every state in English and light: part ${part + 1}`, async ({ page, open, expectConsoleErrors }) => {
    expectConsoleErrors(refusedMarkup);
    await page.setViewportSize(size);
    const problems: string[] = [];
    for (const state of some)
      await freshStep(page, state.name, async () => {
        await openState(page, open, state, "en");
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        problems.push(...(await foreignWords(page, "en")).map((one) => `${state.name}: ${one}`));
      });
    expect(problems).toEqual([]);
  });
}
