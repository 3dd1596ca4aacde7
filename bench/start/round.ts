import type { Browser, BrowserContext } from "@playwright/test";
import { answerCookies } from "../answer-cookies";
import { phone } from "../phone";
import { tapAtStart, visit, type Visit } from "./visit";

export type Way = "cold" | "repeat" | "offline";

export interface Figures extends Visit {
  /** Milliseconds from a tap on _Show card_ at the moment the name appears to the code; null without the button. */
  codeAfterTap: number | null;
}

/** Later visits are short and vary widely. */
const laterVisits = 5;

/** The visits of each start type: first, later, offline; null is a failed start. */
export async function round(
  browser: Browser,
  origin: string,
  memberName: string,
): Promise<Record<Way, Figures[] | null>> {
  const address = `${origin}/app/`;
  const firstTap = await openContext(browser, origin);
  const context = await openContext(browser, origin);
  try {
    const several = async (visits: number, tapped = context): Promise<Figures[] | null> => {
      const all: Visit[] = [];
      while (all.length < visits) {
        const figures = await visit(context, address, memberName);
        if (figures === null) return null;
        all.push(figures);
      }
      // A visit of its own, because the shown card would add to the figures of the start.
      const codeAfterTap = await tapAtStart(tapped, address, memberName);
      return all.map((figures) => ({ ...figures, codeAfterTap }));
    };
    const cold = await several(1, firstTap);
    await warmUp(context, address, memberName);
    const repeat = await several(laterVisits);
    await context.setOffline(true);
    return { cold, repeat, offline: await several(laterVisits) };
  } finally {
    await firstTap.close();
    await context.close();
  }
}

/** A phone that has never opened the app. */
async function openContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: phone.viewport,
    hasTouch: true,
    isMobile: true,
    locale: "fi-FI",
  });
  await context.request.get(`${origin}/mock/set?persona=ordinary&latency=${phone.apiLatency}&then=/mock/landed`);
  await answerCookies(context);
  return context;
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
