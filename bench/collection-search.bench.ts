import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { answerCookies } from "./answer-cookies";
import { keyPressCosts } from "./key-press-costs";
import { phone } from "./phone";
import { printCosts } from "./scripting";

/** Budget in milliseconds of scripting for one letter in the search, on a phone. */
const budget = 100;

test.use({ locale: "en-GB" });

for (const name of ["articles", "events"])
  test(`a key press in the search of 5,000 ${name}`, async ({ page }) => {
    const cdp = await openList(page, name);
    for (const text of ["hut", "snow trip", "a", "kuukkeli", "h.*t$", "(a+)+$", "halosuo|peili", "zzz"]) {
      await page.getByRole("searchbox").fill("");
      await settle(cdp);
      printCosts(budget, `"${text}" in ${name}`, await keyPressCosts(page, cdp, text.split(""), settle));
    }
    printCosts(
      budget,
      `deleting "snow trip" in ${name}`,
      await page
        .getByRole("searchbox")
        .fill("snow trip")
        .then(() => keyPressCosts(page, cdp, Array<string>(9).fill("Backspace"), settle)),
    );
  });

test("this machine", async ({ page }) => {
  const reference = await page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let step = 0; step < 1e8; step += 1) sum = (sum * 31 + step) | 0;
    return performance.now() - start + (sum & 0);
  });
  console.log(`  reference loop: ${reference.toFixed(0)} ms, to compare machines by`);
});

test("scrolling through 5,000 articles", async ({ page }) => {
  const cdp = await openList(page, "articles");
  const frames = await page.evaluate(async () => {
    const gaps: number[] = [];
    let last = performance.now();
    for (let frame = 0; frame < 300; frame += 1) {
      scrollBy(0, 120);
      await new Promise(requestAnimationFrame);
      gaps.push(performance.now() - last);
      last = performance.now();
    }
    return gaps;
  });
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(0);
  const rows = await page.getByRole("main").getByRole("listitem").count();
  console.log(
    `  scrolling: frames of ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms at ${phone.slowdown}x; ${rows} rows`,
  );
  await cdp.detach();
});

async function openList(page: Page, name: string): Promise<CDPSession> {
  await answerCookies(page);
  await page.goto(`/mock/set?persona=collections-many&then=/app/${name}`);
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  // CPU time, since other processes may use the machine.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
  await page.getByRole("searchbox").focus();
  await expect(page.getByRole("searchbox")).toBeFocused();
  return cdp;
}

/** Waits until the page is idle. */
async function settle(cdp: CDPSession): Promise<void> {
  await cdp.send("Runtime.evaluate", {
    expression:
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))))",
    awaitPromise: true,
  });
}
