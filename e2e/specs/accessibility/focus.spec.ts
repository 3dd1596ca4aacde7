import { expect, test } from "@/e2e/fixtures";
import { freshStep } from "@/e2e/fresh-step";
import { openState } from "./open-state";
import { findState } from "./find-state";
import { mainScreens } from "./states";
import { problemsOf, tabThrough } from "./tab-through";

// WCAG 2.1.2, 2.4.3, 2.4.7, 2.4.11, 1.4.11: Tab follows the order of every screen, and the focus is always visible.

const sizes = {
  phone: { width: 412, height: 823 },
  zoomed: { width: 320, height: 256 },
  wide: { width: 1280, height: 800 },
};

const everywhere = [...mainScreens, findState("every type of field")];
const longOnes = ["card", "invoice", "events", "every type of field"].map(findState);
const tests = [
  { name: "phone", screens: everywhere.slice(0, 5) },
  { name: "phone", screens: everywhere.slice(5) },
  { name: "zoomed", screens: longOnes },
  { name: "wide", screens: longOnes },
] as const;

for (const { name, screens } of tests)
  test(`${name}: Tab goes through ${screens.map((screen) => screen.name).join(", ")} in order, with a visible focus`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(sizes[name]);
    if (name === "wide") await page.emulateMedia({ colorScheme: "dark" });
    const problems: string[] = [];
    for (const state of screens)
      await freshStep(page, state.name, async () => {
        await openState(page, open, state, "fi");
        const stops = await tabThrough(page);
        expect(stops.length).toBeGreaterThan(4);
        expect(stops[0]?.name).toBe("<a> Siirry sisältöön");
        problems.push(...problemsOf(stops).map((one) => `${state.name}: ${one}`));
      });
    expect(problems).toEqual([]);
  });
