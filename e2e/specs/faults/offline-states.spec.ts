import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import { test as installed } from "@/e2e/specs/deployment";
import { holdRequests } from "@/e2e/specs/hold-requests";
import { appUp } from "../app-up";
import { logOut } from "../log-out";
import { expectStored } from "./expect-stored";
import { test } from "./fault-test";
import { setScenario } from "./open-freshly";
import { address, alert, both, card, critical, failed, heading, stale, status, texts, type Outcome } from "./outcomes";
import { runRows } from "./run-rows";
import { watchProblems } from "./watch-problems";

// See docs/product.md, Freshness and offline: the network drops in each state of the app, and comes back. offline.spec.ts has an
// invoice, components/payment the dialog of paying.

const invoice = "/app/invoices/5012";
const street = (page: Page) => page.getByRole("textbox", { name: "Street address" });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const pay = (page: Page) => page.getByRole("main").getByRole("button", { name: "Pay invoice" });
const dialog = (page: Page) => page.getByRole("dialog");
const continueButton = (page: Page) => dialog(page).getByRole("button", { name: "Continue" });
const goOn = (page: Page) => continueButton(page).click();

interface State {
  at: string;
  scenario?: Record<string, string>;
  /** Steps before the network drops. */
  before?: (page: Page) => Promise<void>;
  /** Visible before the network drops. */
  ready?: Outcome;
  /** The request in flight at that moment. */
  onItsWay?: RegExp;
  without: (page: Page) => Promise<void>;
  again: (page: Page) => Promise<void>;
}

const states: Record<string, State> = {
  card: {
    at: "/app/",
    without: both(card, stale),
    again: both(card, (page) => expect(page.getByText(/^Updated \d/)).toBeVisible()),
  },
  Refresh: {
    at: "/app/",
    onItsWay: /clearCache=1/,
    before: (page) => page.getByRole("button", { name: "Refresh" }).click(),
    without: both(card, stale, alert(texts.unreachable)),
    again: card,
  },
  "the card that is shown full screen": {
    at: "/app/",
    before: async (page) => {
      await page.getByRole("button", { name: "Show card" }).click();
      // Its code is in flight until then.
      await expect(dialog(page)).toBeVisible();
    },
    without: (page) => expect(dialog(page)).toContainText("Maija Mallikas"),
    again: (page) => dialog(page).getByRole("button", { name: "Close" }).click(),
  },
  "the form being edited": {
    at: "/app/myaccount",
    before: (page) => street(page).fill("Uusi katu 1"),
    without: async (page) => {
      await expect(save(page)).toHaveAttribute("aria-disabled", "true");
      await expect(save(page)).toHaveAccessibleDescription(/^This needs an internet connection/);
      await save(page).click({ force: true });
      await street(page).press("Enter");
      await expect(street(page)).toHaveValue("Uusi katu 1");
    },
    again: async (page) => {
      await expect(save(page)).toHaveAttribute("aria-disabled", "false");
      await save(page).click();
      await status(texts.saved)(page);
    },
  },
  Save: {
    at: "/app/myaccount",
    onItsWay: /\/api\/en\/me$/,
    before: async (page) => {
      await street(page).fill("Uusi katu 1");
      await save(page).click();
    },
    without: both(alert(texts.unreachable), (page) => expect(street(page)).toHaveValue("Uusi katu 1")),
    again: async (page) => {
      await expect(save(page)).toHaveAttribute("aria-disabled", "false");
      await save(page).click();
      await status(texts.saved)(page);
    },
  },
  "a payment being prepared": {
    at: invoice,
    onItsWay: /createpayment/,
    before: async (page) => {
      await pay(page).click();
      await goOn(page);
    },
    without: (page) => expect(dialog(page).getByRole("alert")).toContainText(texts.unreachable),
    again: both(goOn, address(/\/provider\/pay/)),
  },
  "the check of a payment": {
    at: `${invoice}?status=ok&pmt_id=none`,
    onItsWay: /checkpayment/,
    ready: (page) => expect(dialog(page)).toBeVisible(),
    without: both(alert(texts.unreachable), (page) => expect(dialog(page)).toHaveCount(0)),
    // Recovers by itself.
    again: alert("The payment was not found."),
  },
  "the return of a payment that was canceled": {
    at: `${invoice}?status=cancel`,
    onItsWay: /\/me\?clearCache=1/,
    ready: heading("Membership fee and magazine"),
    without: heading("Membership fee and magazine"),
    again: (page) => expect(pay(page)).toBeEnabled(),
  },
  logout: {
    at: "/app/",
    onItsWay: /\/api\/en\/logout$/,
    before: async (page) => {
      await logOut(page);
    },
    without: both(heading("You have logged out"), alert(texts.loggedOutAlone)),
    again: both((page) => page.getByRole("button", { name: "Log in again" }).click(), card),
  },
  "the critical screen": {
    at: "/app/",
    scenario: { me: "500" },
    before: critical("An error occurred on the server."),
    without: async (page) => {
      await page.getByRole("button", { name: "Log out" }).click();
      await heading("You have logged out")(page);
    },
    again: heading("You have logged out"),
  },
  "a start that has failed": {
    at: "/app/",
    scenario: { me: "reset" },
    before: failed(texts.unreachable),
    without: async (page) => {
      await page.getByRole("button", { name: "Try again" }).click();
      await failed(texts.unreachable)(page);
    },
    again: async (page) => {
      await setScenario(page, { me: "ok" });
      await page.getByRole("button", { name: "Try again" }).click();
      await card(page);
    },
  },
  "a list that is loading": {
    at: "/app/articles",
    scenario: { persona: "english" },
    onItsWay: /\/api\/en\/articles$/,
    ready: heading("News"),
    without: both(heading("News"), alert(texts.listFailed)),
    // By itself, when data reloads.
    again: (page) => expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible(),
  },
  "a list that is there": {
    at: "/app/events",
    // The headline comes first, and the code of the list after it.
    ready: (page) => expect(page.getByRole("searchbox")).toBeVisible(),
    without: both(heading("Events"), (page) => page.getByRole("searchbox").fill("by headlamp")),
    again: (page) => expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1),
  },
  "another language": {
    at: "/app/settings",
    onItsWay: /\/api\/fi\//,
    before: async (page) => {
      await page.getByLabel("Language").selectOption("fi");
    },
    without: both(heading("Asetukset"), alert("Palvelimeen ei saada yhteyttä")),
    again: async (page) => {
      await page.getByLabel("Kieli").selectOption("en");
      await heading("Settings")(page);
    },
  },
  "the drawer": {
    at: "/app/",
    before: (page) => page.getByRole("button", { name: "Menu" }).click(),
    ready: (page) => expect(dialog(page)).toBeVisible(),
    without: (page) => expect(dialog(page).getByRole("link", { name: "Settings" })).toBeVisible(),
    again: async (page) => {
      await dialog(page).getByRole("link", { name: "Settings" }).click();
      await heading("Settings")(page);
    },
  },
};

test("the network drops in each state, and comes back", async ({ page, context, tryRows, openFreshly }) => {
  const rows = Object.entries(states).map(([name, { at, scenario, before, ready, onItsWay, without, again }]) => ({
    name,
    run: async () => {
      await context.setOffline(false);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      // Requests of an action are held once the screen is up; those of the start, from the start.
      const hold = async () => (onItsWay ? holdRequests(page, onItsWay) : () => undefined);
      let release = before ? () => undefined : await hold();
      const isAsked = onItsWay ? page.waitForRequest(onItsWay) : Promise.resolve();
      isAsked.catch(() => undefined);
      await openFreshly(at, scenario);
      if (!scenario?.me) await appUp(page);
      if (before) release = await hold();
      const asked = before && onItsWay ? page.waitForRequest(onItsWay) : isAsked;
      await before?.(page);
      await asked;
      await ready?.(page);
      await context.setOffline(true);
      release();
      await without(page);
      await context.setOffline(false);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await again(page);
    },
  }));
  await tryRows("offline", rows);
  await context.setOffline(false);
});

// offline.spec.ts has the start with a stored card and after a logout.
installed("starts without a network, of the installed app", async ({ page, context, deployment }, testInfo) => {
  const problems = await watchProblems(context);
  const visit = async (at: string, scenario: Record<string, string> = {}) => {
    await context.setOffline(false);
    await page.goto(deployment.address("ordinary", at, scenario));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  };
  const start = async (at: string) => {
    await context.setOffline(true);
    await page.goto(deployment.origin + at);
  };
  const rows = {
    "at the form, with a draft: it is there again with the network": async () => {
      await visit("/app/myaccount");
      await street(page).fill("Uusi katu 1");
      await expectStored(page, "sessionStorage", "draft.myAccount", "Uusi katu 1");
      await start("/app/myaccount");
      await heading("My account")(page);
      await expect(page.getByText("You can edit your details once the form has been loaded.")).toBeVisible();
      await context.setOffline(false);
      await expect(street(page)).toHaveValue("Uusi katu 1");
    },
    "at the return of a payment: it is checked when the network is back": async () => {
      await visit(invoice, { provider: "straight", checkPayment: "reset" });
      await pay(page).click();
      // The app clears the query at once.
      const returned = page.waitForRequest(/\?status=ok/);
      await goOn(page);
      const back = (await returned).url().slice(deployment.origin.length);
      await alert(texts.unreachable)(page);
      await start(back);
      await alert(texts.unreachable)(page);
      await visit(invoice, { checkPayment: "ok" });
      await expect(page.getByRole("main").getByText("Paid", { exact: true })).toBeVisible();
    },
  };
  await runRows(page, problems, testInfo, {
    phase: "offline, installed",
    rows: Object.entries(rows).map(([name, run]) => ({ name, run })),
    restart: undefined,
  });
  await context.setOffline(false);
});
