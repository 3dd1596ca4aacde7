import type { Page } from "@playwright/test";
import { holdRequests } from "@/e2e/specs/hold-requests";
import { expect } from "@/e2e/fixtures";
import { appUp } from "../app-up";
import { logOut } from "../log-out";
import { test } from "./fault-test";
import { address, alert, both, card, fresh, heading, login, status, texts, type Outcome } from "./outcomes";

// See docs/product.md, Server answers: no timeouts, and no endless spinner without a way out. Each call is held until a
// minute has passed on the page's clock and the way out is visible; then it is answered, or the way out is taken.

interface Wait {
  /** The held request. */
  call: RegExp;
  persona?: string;
  /** The address that makes the request. */
  at: string;
  act?: (page: Page) => Promise<void>;
  /** Visible after a minute. */
  meanwhile: Outcome;
  /** Takes the way out. */
  leave: Outcome;
  /** Outcome of the late answer. */
  afterwards: Outcome;
}

const invoice = "/app/invoices/5012";
const press = async (page: Page, name: string) => page.getByRole("button", { name, exact: true }).last().click();
const dialogHas =
  (dialog: string, name: string): Outcome =>
  (page) =>
    expect(page.getByRole("dialog", { name: dialog }).getByRole("button", { name })).toBeVisible();
const pressing =
  (name: string, outcome: Outcome): Outcome =>
  async (page) => {
    await press(page, name);
    await outcome(page);
  };
/** The screen looks the same before the press: only the request shows that the button works. */
const askingAgain =
  (call: RegExp): Outcome =>
  async (page) => {
    const again = page.waitForRequest(call);
    await press(page, "Try again");
    await again;
  };
const tryAgain: Outcome = (page) => expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
const noDialog: Outcome = (page) => expect(page.getByRole("dialog")).toHaveCount(0);
const shown: Outcome = (page) => expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
const payable: Outcome = (page) => expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
const street = (page: Page) => page.getByRole("textbox", { name: "Street address" });
const typed: Outcome = (page) => expect(street(page)).toHaveValue("Uusi katu 1");
const toCard: Outcome = async (page) => {
  await page.getByRole("link", { name: "Home" }).click();
  await card(page);
};

const waits: Record<string, Wait> = {
  "config at the start": {
    call: /\/config$/,
    at: "/app/",
    meanwhile: tryAgain,
    leave: askingAgain(/\/config$/),
    afterwards: card,
  },
  "me at the start": {
    call: /\/me$/,
    at: "/app/",
    meanwhile: tryAgain,
    leave: askingAgain(/\/me$/),
    afterwards: card,
  },
  Save: {
    call: /\/api\/en\/me$/,
    at: "/app/myaccount",
    act: async (page) => {
      await street(page).fill("Uusi katu 1");
      await press(page, "Save");
    },
    meanwhile: both((page) => expect(page.getByText("taking longer than usual")).toBeVisible(), typed),
    leave: both(pressing("Cancel", status("not known whether it arrived")), typed),
    afterwards: both(status(texts.saved), typed),
  },
  createpayment: {
    call: /createpayment/,
    at: invoice,
    act: async (page) => {
      await press(page, "Pay invoice");
      await press(page, "Continue");
    },
    meanwhile: dialogHas("Pay invoice", "Cancel"),
    leave: pressing("Cancel", noDialog),
    afterwards: address(/\/provider\/pay/),
  },
  checkpayment: {
    call: /checkpayment/,
    at: `${invoice}?status=ok&pmt_id=none`,
    meanwhile: dialogHas("Checking your payment", "Close"),
    leave: pressing("Close", noDialog),
    afterwards: alert("The payment was not found."),
  },
  "me after a payment": {
    call: /\/me\?clearCache=1/,
    at: `${invoice}?status=cancel`,
    meanwhile: payable,
    leave: toCard,
    afterwards: both(address(invoice), payable),
  },
  logout: {
    call: /\/logout$/,
    at: "/app/",
    act: logOut,
    meanwhile: both(status("Logging out"), tryAgain),
    // A held request would block the next case.
    leave: both(askingAgain(/\/logout$/), async (page) => {
      await page.goto("/mock/landed");
    }),
    afterwards: login,
  },
  Refresh: {
    call: /clearCache=1/,
    at: "/app/",
    act: (page) => press(page, "Refresh"),
    meanwhile: card,
    leave: async (page) => {
      await page.getByRole("link", { name: "Invoices" }).click();
      await heading("Invoices")(page);
    },
    afterwards: both(card, fresh),
  },
  "another language": {
    call: /\/api\/fi\//,
    at: "/app/settings",
    act: async (page) => {
      await page.getByLabel("Language").selectOption("fi");
    },
    meanwhile: heading("Asetukset"),
    leave: async (page) => {
      await page.getByLabel("Kieli").selectOption("en");
      await heading("Settings")(page);
    },
    afterwards: heading("Asetukset"),
  },
  // The lists share one query.
  articles: {
    call: /\/api\/en\/articles$/,
    persona: "english",
    at: "/app/articles",
    meanwhile: tryAgain,
    leave: async (page) => {
      await page.getByRole("link", { name: "Home" }).click();
      await heading("Tessa Test-Jäsen")(page);
    },
    afterwards: shown,
  },
};

test("answers that take a minute, or never come", async ({ page, tryRows, openFreshly }) => {
  await page.clock.install();
  const wait = async ({ call, persona = "ordinary", at, act, meanwhile }: Wait): Promise<() => void> => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // Requests of the start are held from the start; those of an action, once the screen is up.
    if (!act) {
      const release = await holdRequests(page, call);
      await openFreshly(at, { persona });
      await passMinute(page, meanwhile);
      return release;
    }
    await openFreshly(at, { persona });
    await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
    await appUp(page);
    const release = await holdRequests(page, call);
    await act(page);
    await passMinute(page, meanwhile);
    return release;
  };
  const rows = Object.entries(waits).flatMap(([name, row]) => [
    {
      name: `${name}: a minute`,
      run: async () => {
        const release = await wait(row);
        release();
        await row.afterwards(page);
      },
    },
    {
      name: `${name}: never`,
      run: async () => {
        await wait(row);
        await row.leave(page);
      },
    },
  ]);
  await tryRows("slow answers", rows);
});

/** Timers may start shortly after the load, so advance the clock until the outcome shows. */
async function passMinute(page: Page, meanwhile: Outcome): Promise<void> {
  await page.clock.fastForward(60_000);
  const isSeen = meanwhile(page).then(() => true);
  const goOn = () => page.clock.fastForward(1000).then(() => false);
  while (!(await Promise.race([isSeen, goOn()])));
}
