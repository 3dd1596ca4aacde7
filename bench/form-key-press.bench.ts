import { expect, test, type CDPSession, type Locator } from "@playwright/test";
import { answerCookies } from "./answer-cookies";
import { keyPressCosts } from "./key-press-costs";
import { phone } from "./phone";
import { printCosts } from "./scripting";

/** Budget in milliseconds of scripting for one key press, on a phone. */
const budget = 50;

// A form of 300 fields; 100 of them depend on the field before them.
for (const { shown, before } of [
  { shown: "with the conditional fields hidden", before: false },
  { shown: "with all 300 fields shown", before: true },
])
  test(`a key press in a form of 300 fields, ${shown}`, async ({ page }) => {
    await answerCookies(page);
    await page.goto("/mock/set?persona=form-huge&then=/app/myaccount");
    await page.getByRole("checkbox").first().waitFor();
    if (before) {
      // Clicks inside the page, because a hundred mouse clicks take a minute.
      await page
        .getByRole("checkbox")
        .evaluateAll((boxes) => boxes.forEach((box) => (box as HTMLInputElement).click()));
      await expect(page.getByRole("textbox")).toHaveCount(200);
    }
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable");
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
    await focus(page.getByRole("textbox").nth(50));

    const typing = await keyPressCosts(page, cdp, "abcdefghijklmnopqrstuvwxy".split(""), nextFrame);
    await focus(page.getByRole("checkbox").nth(50));
    const toggling = await keyPressCosts(page, cdp, Array<string>(20).fill("Space"), nextFrame);
    printCosts(budget, `a letter ${shown}`, typing);
    printCosts(budget, `Space that shows or hides a field, ${shown}`, toggling);
  });

/** A control that cannot take the focus would measure key presses that lead nowhere. */
async function focus(control: Locator): Promise<void> {
  await control.focus();
  await expect(control).toBeFocused();
}

/** Waits for the next frame. */
async function nextFrame(cdp: CDPSession): Promise<void> {
  await cdp.send("Runtime.evaluate", {
    expression: "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
    awaitPromise: true,
  });
}
