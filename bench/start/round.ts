import type { Browser, BrowserContext } from "@playwright/test";
import { answerCookies } from "../answer-cookies";
import { phone } from "../phone";
import { visit, type Figures } from "./visit";

export type Way = "cold" | "repeat" | "offline";

/** Later visits are short and vary widely. */
const laterVisits = 5;

/** The visits of each start type: first, later, offline; null is a failed start. */
export async function round(
  browser: Browser,
  origin: string,
  memberName: string,
): Promise<Record<Way, Figures[] | null>> {
  const context = await browser.newContext({ viewport: phone.viewport, hasTouch: true, locale: "fi-FI" });
  try {
    await context.request.get(`${origin}/mock/set?persona=ordinary&latency=${phone.apiLatency}&then=/mock/landed`);
    await answerCookies(context);
    const address = `${origin}/app/`;
    const cold = await several(1, () => visit(context, address, memberName));
    await warmUp(context, address, memberName);
    const repeat = await several(laterVisits, () => visit(context, address, memberName));
    await context.setOffline(true);
    return { cold, repeat, offline: await several(laterVisits, () => visit(context, address, memberName)) };
  } finally {
    await context.close();
  }
}

async function several(visits: number, one: () => Promise<Figures | null>): Promise<Figures[] | null> {
  const all: Figures[] = [];
  while (all.length < visits) {
    const figures = await one();
    if (figures === null) return null;
    all.push(figures);
  }
  return all;
}

/** Two visits, so that the worker, if any, is installed and the browser's code cache is warm. */
async function warmUp(context: BrowserContext, address: string, memberName: string): Promise<void> {
  for (let visits = 0; visits < 2; visits += 1) {
    const page = await context.newPage();
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: memberName }).waitFor();
    await page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      if (registrations.length > 0) await navigator.serviceWorker.ready;
    });
    await page.waitForLoadState("networkidle");
    await page.close();
  }
}
