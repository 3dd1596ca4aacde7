import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import { browserFlags, findWholeBrowser } from "@/scripts/testing/browser";
import { logOut } from "../log-out";
import { test } from "./fault-test";
import { setScenario } from "./open-freshly";
import { both, card, failed, heading, login, texts, type Outcome } from "./outcomes";

// Playwright disables the back/forward cache; members have it, so enable it.
test.use({
  launchOptions: {
    executablePath: findWholeBrowser() ?? undefined,
    args: browserFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

interface Case {
  at: string;
  scenario?: Record<string, string>;
  before: (page: Page) => Promise<void>;
  /** Server modes when the member comes back. */
  meanwhile: Record<string, string>;
  after: Outcome;
  /** Chromium may evict a cached page that gets a message from another tab, or that was left while it used its database. */
  mayBeEvicted?: boolean;
}

const landed: Outcome = (page) => expect(page).toHaveURL("/mock/landed");

async function leave(page: Page): Promise<void> {
  await card(page);
  await page.evaluate(() => setTimeout(() => location.assign("/mock/landed")));
  await landed(page);
}

const logOutOf = both(logOut, login);

/** Waits until the device stores someone's card. */
const kept = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("storedCard"))).toContain(name);

async function signInAnother(page: Page): Promise<void> {
  await page.evaluate(() => setTimeout(() => location.assign("/mock/set?persona=board&then=/app/settings")));
  await heading("Settings")(page);
}

/** Waits for the previous page: the outcome of a row may also match the page being left. */
async function goBack(page: Page): Promise<void> {
  const arrived = page.waitForEvent("framenavigated");
  // Playwright's goBack waits for a load event, which a page from the cache does not fire.
  await page.evaluate(() => setTimeout(() => history.back()));
  await arrived;
}

const cases: Record<string, Case> = {
  "the card": { at: "/app/", before: leave, meanwhile: {}, after: card },
  "the card, and nobody is signed in any more": {
    at: "/app/",
    before: logOutOf,
    meanwhile: {},
    after: login,
  },
  "the card, and somebody else has signed in": {
    at: "/app/",
    before: async (page) => {
      await kept(page, "Maija");
      await signInAnother(page);
      await kept(page, "Erkki");
    },
    meanwhile: {},
    after: heading("Erkki Esimerkki"),
  },
  "the card, left as soon as it was seen, and somebody else has signed in": {
    at: "/app/",
    before: async (page) => {
      await card(page);
      await signInAnother(page);
    },
    meanwhile: {},
    after: heading("Erkki Esimerkki"),
    mayBeEvicted: true,
  },
  "the card, and the member has logged out in another tab": {
    at: "/app/",
    before: async (page) => {
      await leave(page);
      const other = await page.context().newPage();
      await other.goto("/app/");
      await logOutOf(other);
      await other.close();
    },
    meanwhile: { me: "401" },
    after: login,
    mayBeEvicted: true,
  },
  "the card, and the member has logged out in another tab, before the network went": {
    at: "/app/",
    before: async (page) => {
      await kept(page, "Maija");
      await leave(page);
      const other = await page.context().newPage();
      // Without a message the page stays: Safari and Firefox restore it uninformed.
      await other.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
      await other.goto("/app/");
      await logOutOf(other);
      await other.close();
    },
    meanwhile: { config: "reset", me: "reset" },
    after: failed(texts.unreachable),
  },
  "on the way to the login, and signed in meanwhile": {
    at: "/app/settings",
    scenario: { me: "401" },
    before: login,
    meanwhile: { me: "ok" },
    after: heading("Settings"),
  },
  "on the way to the captcha, which is solved": {
    at: "/app/settings",
    scenario: { me: "405-captcha-forever" },
    before: (page) => expect(page.getByRole("button", { name: "I am not a robot" })).toBeVisible(),
    meanwhile: { me: "ok" },
    after: heading("Settings"),
  },
  "on the way to another site": {
    at: "/app/settings",
    scenario: { me: "redirect" },
    before: landed,
    meanwhile: { me: "ok" },
    after: heading("Settings"),
  },
};

test("Back to a page in the back/forward cache", async ({ page, tryRows, openFreshly }) => {
  await page.addInitScript(() =>
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) localStorage.setItem("wasKept", "true");
    }),
  );
  const wasKept = () => page.evaluate(() => localStorage.getItem("wasKept"));
  const rows = Object.entries(cases).map(([name, { at, scenario, before, meanwhile, after, mayBeEvicted }]) => ({
    name,
    run: async () => {
      await openFreshly(at, scenario);
      await before(page);
      await setScenario(page, meanwhile);
      await goBack(page);
      await after(page);
      if (!mayBeEvicted) await expect.poll(wasKept).toBe("true");
    },
  }));
  await tryRows("kept pages", rows);
});

test("Back from the provider to a cached page: the dialog is gone, and the invoice is read again", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    window.addEventListener("pageshow", ({ persisted }) => (document.documentElement.lang += persisted ? "-kept" : ""));
  });
  await open("ordinary", "/app/invoices");
  await page.getByRole("link", { name: /Membership fee and magazine/ }).click();
  await page.getByRole("main").getByRole("button", { name: "Pay invoice" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/provider\/pay/);
  await page.request.get("/mock/pay?invoice=5012");
  await goBack(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-kept");
  await expect(page.getByRole("main").getByText("Paid", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
