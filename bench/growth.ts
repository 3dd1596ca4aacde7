// Card and lists with more and more entries: `node --import tsx bench/growth.ts`. Prints a table.
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { startMockServer } from "@/e2e/mock-server/server";
import { browserFlags, findBrowser } from "@/scripts/testing/browser";
import { answerCookies } from "./answer-cookies";
import { markdownTable } from "./markdown-table";
import { phone, slowDown } from "./phone";

const lengths = [10, 100, 1000, 10_000];

interface List {
  address: string;
  call: string;
  /** Extends the call's answer to so many entries. */
  grow: (answer: Answer, length: number) => void;
}
type Answer = Record<string, unknown> & { memberData: Record<string, unknown> };

const repeated = (entry: object, length: number) => Array.from({ length }, (_, id) => ({ ...entry, id: id + 1 }));
const firstOf = (list: unknown) => (list as object[])[0] ?? {};

const lists: Record<string, List> = {
  "assignments below the card": {
    address: "/app/",
    call: "me",
    grow: ({ memberData }, length) => (memberData.assignment = repeated(firstOf(memberData.assignment), length)),
  },
  invoices: {
    address: "/app/invoices",
    call: "me",
    grow: ({ memberData }, length) => (memberData.invoice = repeated(firstOf(memberData.invoice), length)),
  },
  articles: {
    address: "/app/articles",
    call: "config",
    grow: (answer, length) => (answer.articles = repeated(firstOf(answer.articles), length)),
  },
};

interface Growth {
  firstRow: number;
  quietAt: number;
  longestTask: number;
  rows: number;
}

declare global {
  interface Window {
    growth: Promise<Growth>;
  }
}

const server = await startMockServer({ port: 0, outDir: path.resolve("out") });
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: browserFlags });
const rows: string[][] = [];
for (const [name, list] of Object.entries(lists)) {
  // A new context each time, without stored data from the previous list.
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: phone.viewport,
    hasTouch: true,
    locale: "fi-FI",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await answerCookies(page);
  await page.addInitScript(observeGrowth);
  await page.request.get("/mock/set?persona=ordinary&then=/mock/landed");
  const cdp = await slowDown(page);
  for (const length of lengths) {
    await answerWith(page, list, length);
    await page.goto(list.address, { waitUntil: "commit" });
    const { firstRow, quietAt, longestTask, rows: shown } = await page.evaluate(() => window.growth);
    const { usedSize } = await cdp.send("Runtime.getHeapUsage");
    const figures = [firstRow, quietAt, longestTask, shown].map((value) => value.toFixed(0));
    rows.push([name, String(length), ...figures, (usedSize / 1e6).toFixed(1)]);
    await page.unrouteAll();
  }
  await page.close();
}
await browser.close();
await server.close();
const head = ["", "entries", "first row, ms", "all done, ms", "longest task, ms", "rows on the page", "heap, MB"];
console.log(markdownTable(head, rows));

async function answerWith(page: Page, { call, grow }: List, length: number): Promise<void> {
  await page.route(`**/api/fi/${call}*`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    grow(answer, length);
    await route.fulfill({ response, json: answer });
  });
}

/** Runs in the page before its scripts: records when rows appear, how many, and the longest task, until two quiet seconds. */
function observeGrowth(): void {
  const found = { firstRow: 0, quietAt: 0, longestTask: 0, rows: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      found.longestTask = Math.max(found.longestTask, duration);
      found.quietAt = Math.max(found.quietAt, startTime + duration);
    }
  }).observe({ type: "longtask", buffered: true });
  window.growth = new Promise((resolve) => {
    const look = setInterval(() => {
      const rows = document.querySelectorAll("main li").length;
      if (rows > 0) found.firstRow ||= performance.now();
      if (rows !== found.rows) found.quietAt = performance.now();
      found.rows = rows;
      if (rows === 0 || performance.now() - found.quietAt < 2000) return;
      clearInterval(look);
      resolve(found);
    }, 50);
  });
}
