import type { Page } from "@playwright/test";

interface OfferingWindow extends Window {
  prompts: number;
  answerPrompt?: (outcome: "accepted" | "dismissed") => void;
}

/** Emulates Chromium's install prompt, which a browser under test never offers. May run before the page's scripts. */
function offerPrompt(): void {
  const offering = window as unknown as OfferingWindow;
  offering.prompts ??= 0;
  const userChoice = new Promise((resolve) => {
    offering.answerPrompt = (outcome) => resolve({ outcome });
  });
  const prompt = () => {
    offering.prompts += 1;
    return Promise.resolve();
  };
  dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt, userChoice }));
}

/** Offers the install prompt right after the page's first script, long before the app asks for it. */
export async function offerInstallingEarly(page: Page): Promise<void> {
  await page.addInitScript(`
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      (${offerPrompt.toString()})();
    }).observe(document, { childList: true, subtree: true });
  `);
}

export async function offerInstalling(page: Page): Promise<void> {
  await page.evaluate(offerPrompt);
}

/** The member's answer to the open prompt. */
export async function answerPrompt(page: Page, outcome: "accepted" | "dismissed"): Promise<void> {
  await page.evaluate((answer) => (window as unknown as OfferingWindow).answerPrompt?.(answer), outcome);
}

export function promptCount(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as OfferingWindow).prompts);
}
