import { expect, test } from "@/e2e/fixtures";
import { freshStep } from "@/e2e/fresh-step";
import { openState } from "./open-state";
import { mainScreens, states } from "./states";
import { problemsOf, tabThrough } from "./tab-through";

// WCAG 2.1.2, 2.4.3, 2.4.7, 2.4.11, 1.4.11: Tab goes through every screen in its order, and one always sees where one is.
const withEveryField = states.filter(({ name }) => name === "every type of field");
const sizes = {
  phone: { width: 412, height: 823 },
  zoomed: { width: 320, height: 256 },
  wide: { width: 1280, height: 800 },
};

for (const [name, size] of Object.entries(sizes))
  test(`Tab goes through the main screens in their order, in sight and marked: ${name}`, async ({ page, open }) => {
    await page.setViewportSize(size);
    if (name === "wide") await page.emulateMedia({ colorScheme: "dark" });
    const problems: string[] = [];
    for (const state of [...mainScreens, ...withEveryField])
      await freshStep(page, state.name, async () => {
        await openState(page, open, state, "fi");
        const stops = await tabThrough(page);
        expect(stops.length).toBeGreaterThan(4);
        expect(stops[0]?.name).toBe("<a> Siirry sisältöön");
        problems.push(...problemsOf(stops).map((one) => `${state.name}: ${one}`));
      });
    expect(problems).toEqual([]);
  });
