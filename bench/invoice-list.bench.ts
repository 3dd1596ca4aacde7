import os from "node:os";
import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { answerCookies } from "./answer-cookies";
import { phone } from "./phone";

/** One frame at 60 Hz. */
const frame = 1000 / 60;

// A long list, and one longer than any member has.
for (const { persona, length } of [
  { persona: "invoices", length: 300 },
  { persona: "invoices-many", length: 2000 },
])
  test(`a list of ${length} invoices`, async ({ page }) => {
    test.setTimeout(300_000);
    await answerCookies(page);
    await page.addInitScript(observe, length);
    const cdp = await page.context().newCDPSession(page);
    await page.goto(`/mock/set?persona=${persona}&then=/login`);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
    await page.goto("/app/invoices");
    // Inside the page: polling would be measured too.
    await page.evaluate(() => (window as unknown as Watched).watched.isWhole);
    const { firstRow, lastRow, tasks } = await page.evaluate(() => (window as unknown as Watched).watched.figures());
    const growing = tasks
      .filter(({ start, end }) => end > firstRow && start < lastRow)
      .map(({ start, end }) => end - start);
    const starting = tasks.filter(({ end }) => end <= firstRow).map(({ start, end }) => end - start);

    console.log(
      `  ${length} invoices at ${phone.slowdown}x, while ${os.loadavg()[0]?.toFixed(1)} tasks share ${os.cpus().length} cores:`,
    );
    console.log(
      `    first row after ${whole(firstRow)} ms, last after ${whole(lastRow)} ms from the start of the page`,
    );
    console.log(
      `    longest task ${longest(starting)} ms before the first row, ${longest(growing)} ms while the list grows`,
    );
    printFrames("at rest", await framesWhile(cdp, () => restFor(page, 60)));
    printFrames("scrolled from top to bottom by wheel", await framesWhile(cdp, () => scrollDown(page)));
  });

interface Watched {
  watched: {
    /** Resolves when the last row is in the page. */
    isWhole: Promise<void>;
    figures: () => Promise<{ firstRow: number; lastRow: number; tasks: { start: number; end: number }[] }>;
  };
}

/** Runs in the page before its scripts: records when rows appear, and every task over 50 ms. */
function observe(length: number): void {
  const tasks: { start: number; end: number }[] = [];
  const longTasks = new PerformanceObserver((list) => note(list.getEntries()));
  const note = (entries: PerformanceEntryList) =>
    tasks.push(...entries.map(({ startTime, duration }) => ({ start: startTime, end: startTime + duration })));
  longTasks.observe({ type: "longtask", buffered: true });
  let firstRow = 0;
  let lastRow = 0;
  const isWhole = new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      const rows = document.querySelectorAll("main li").length;
      if (rows > 0) firstRow ||= performance.now();
      if (rows < length) return;
      lastRow = performance.now();
      observer.disconnect();
      // The task that drew the last rows is reported after it ends.
      setTimeout(resolve, 200);
    }).observe(document, { childList: true, subtree: true });
  });
  const figures = async () => {
    note(longTasks.takeRecords());
    return { firstRow, lastRow, tasks };
  };
  Object.assign(window, { watched: { isWhole, figures } });
}

/** The milliseconds between frames while an action runs. */
async function framesWhile(cdp: CDPSession, act: () => Promise<void>): Promise<number[]> {
  const { result } = await cdp.send("Runtime.evaluate", {
    expression: `(() => {
      const frames = { times: [], isOver: false };
      const next = (time) => { frames.times.push(time); if (!frames.isOver) requestAnimationFrame(next); };
      requestAnimationFrame(next);
      return frames;
    })()`,
  });
  await act();
  const { result: times } = await cdp.send("Runtime.callFunctionOn", {
    objectId: result.objectId,
    functionDeclaration: "function () { this.isOver = true; return this.times; }",
    returnByValue: true,
  });
  return (times.value as number[]).slice(1).map((time, index) => time - ((times.value as number[])[index] ?? time));
}

async function restFor(page: Page, frames: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, frames);
}

/** As fast as a finger flings. It rarely checks for the end, since each check forces a layout. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  const atEnd = () => page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
  while (!(await atEnd())) for (let turns = 10; turns > 0; turns -= 1) await page.mouse.wheel(0, 1000);
  expect(await atEnd()).toBe(true);
}

function printFrames(what: string, gaps: readonly number[]): void {
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0);
  const share = ((100 * dropped) / (dropped + gaps.length)).toFixed(1);
  console.log(`    ${what}: ${gaps.length} frames, ${dropped} dropped (${share} %), longest gap ${longest(gaps)} ms`);
}

function longest(milliseconds: readonly number[]): string {
  return whole(Math.max(0, ...milliseconds));
}

function whole(milliseconds: number): string {
  return milliseconds.toFixed(0);
}
