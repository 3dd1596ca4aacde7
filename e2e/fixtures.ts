import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import { expect, test as base, type Page } from "@playwright/test";

export { expect };

interface Options {
  /**
   * The member's choices at an earlier visit, stored once, so that a test can change them: English by default, without
   * the tip to install, which would replace notifications. The cookie question counts as answered unless a test says
   * otherwise; null is a first visit, with nothing stored.
   */
  storedSettings: Record<string, unknown> | null;
}

interface Fixtures {
  /** Signs a persona in, sets a scenario and opens an address of the app. */
  open: (persona: string, address?: string, scenario?: Record<string, string>) => Promise<void>;
  /** By default a console error or exception fails the test; this allows errors that match a pattern. */
  expectConsoleErrors: (pattern: RegExp) => void;
}

/** The sanitiser parses markup in an inert document, where the page's policy already refuses parts of an attack. */
export const refusedMarkup =
  /^(?:(?:Applying inline style|Executing inline event handler|Setting the document's base URI.*) violates|This document requires 'TrustedScript' assignment)/;

export const english = { locale: "en", showInstallationGuideNotification: false };

/** Every test fails on console errors. */
export const test = base.extend<Options & Fixtures>({
  storedSettings: [english, { option: true }],
  context: async ({ context, storedSettings }, use) => {
    await context.addInitScript(
      (settings) => {
        // Embedded players have no storage, and neither has the blank page between two loads.
        if (
          settings &&
          window === window.top &&
          location.origin !== "null" &&
          localStorage.getItem("settings") === null
        )
          localStorage.setItem("settings", JSON.stringify(settings));
      },
      storedSettings && cookieQuestionAnswered(storedSettings),
    );
    await use(context);
    // A handler that still fetches its answer would fail the test when the page closes.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" });
  },
  expectConsoleErrors: [
    async ({ page }, use) => {
      const problems: string[] = [];
      // The browser logs every non-2xx answer by itself; tests check its effect on the screen.
      const expected: RegExp[] = [/Failed to load resource/];
      page.on("console", (message) => {
        if (message.type() === "error") problems.push(message.text());
      });
      page.on("pageerror", (error) => problems.push(String(error)));
      await use((pattern) => expected.push(pattern));
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (persona, address = "/app/", scenario = {}) => {
      await page.goto(`/mock/set?${new URLSearchParams({ persona, ...scenario, then: address })}`);
    });
  },
});

export function cookieQuestionAnswered(settings: Record<string, unknown>): Record<string, unknown> {
  return { showCookieDialog: false, ...settings };
}

/** Minified: each page parses it once, which takes as long as axe itself. */
const axeSource = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** WCAG 2.2 AA, as far as axe can tell. The only frames are foreign players, which it skips. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolations(page, ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
}

/** Only the contrast of texts. */
export function expectContrast(page: Page): Promise<void> {
  return expectNoViolations(page, ["color-contrast"]);
}

/** @param runOnly rules of axe, or tags of them */
async function expectNoViolations(page: Page, runOnly: string[]): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate((runOnly) => {
    // In forced colours axe computes with the page's own colours.
    const rules = {
      "color-contrast": { enabled: !matchMedia("(forced-colors: active)").matches },
      // While the app or a screen loads there is only a status: the heading comes with the screen.
      "page-has-heading-one": { enabled: document.querySelector("main .animate-spin") === null },
    };
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    return axe.run({ runOnly, resultTypes: ["violations"], rules });
  }, runOnly);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
}
