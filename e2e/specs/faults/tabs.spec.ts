import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import { appUp } from "../app-up";
import { logOut } from "../log-out";
import { expectInvariants } from "./expect-invariants";
import { test } from "./fault-test";
import { setScenario } from "./open-freshly";
import { address, card, heading, login, status, texts, type Outcome } from "./outcomes";

// Two tabs of one browser: an action in one must not surprise the other.

const invoice = "/app/invoices/5012";
const street = (page: Page) => page.getByRole("textbox", { name: "Street address" });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const noMember: Outcome = (page) => expect(page.getByText("Maija")).toHaveCount(0);

const pay = (page: Page) => page.getByRole("main").getByRole("button", { name: "Pay invoice" }).click();
const goOn = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();

interface Case {
  /** Initial address of both tabs. */
  at: string;
  run: (first: Page, second: Page) => Promise<void>;
}

const cases: Record<string, Case> = {
  "logout in one: the other goes to the login too": {
    at: "/app/",
    run: async (first, second) => {
      await logOut(first);
      await login(first);
      await login(second);
    },
  },
  "logout that the server refuses: the other shows nothing of the member": {
    at: "/app/",
    run: async (first, second) => {
      await setScenario(first, { logout: "502" });
      await logOut(first);
      for (const tab of [first, second]) await heading("You have logged out")(tab);
      await noMember(second);
    },
  },
  "logout while the other edits: its draft goes as well": {
    at: "/app/myaccount",
    run: async (first, second) => {
      await street(second).fill("Uusi katu 1");
      await logOut(first);
      await login(second);
      expect(await second.evaluate(() => sessionStorage.getItem("draft.myAccount"))).toBeNull();
    },
  },
  "logout while the other waits for its save: nothing of the member comes back": {
    at: "/app/myaccount",
    run: async (first, second) => {
      await setScenario(first, { "saveMe.latency": "500" });
      await street(second).fill("Uusi katu 1");
      await save(second);
      await logOut(first);
      await login(second);
    },
  },
  "save in both: each says so, and keeps what was typed in it": {
    at: "/app/myaccount",
    run: async (first, second) => {
      await street(first).fill("Katu 1");
      await street(second).fill("Katu 2");
      for (const tab of [first, second]) {
        await save(tab);
        await status(texts.saved)(tab);
      }
      await expect(street(first)).toHaveValue("Katu 1");
      await expect(street(second)).toHaveValue("Katu 2");
    },
  },
  "drafts of both stay apart": {
    at: "/app/myaccount",
    run: async (first, second) => {
      await street(first).fill("Katu 1");
      await street(second).fill("Katu 2");
      for (const tab of [first, second]) await tab.goto("/app/myaccount");
      await expect(street(first)).toHaveValue("Katu 1");
      await expect(street(second)).toHaveValue("Katu 2");
    },
  },
  "payment whose dialogs are open in both: the second is asked about": {
    at: invoice,
    run: async (first, second) => {
      for (const tab of [first, second]) await pay(tab);
      await goOn(first);
      await address(/\/provider\/pay/)(first);
      await goOn(second);
      await expect(second.getByRole("dialog")).toContainText("You started to pay this invoice");
    },
  },
  "another language reaches the other, and keeps what is typed there": {
    at: "/app/myaccount",
    run: async (first, second) => {
      await street(second).fill("Uusi katu 1");
      await first.goto("/app/settings");
      await first.getByLabel("Language").selectOption("fi");
      await expect(second.getByRole("textbox", { name: "Katuosoite" })).toHaveValue("Uusi katu 1");
    },
  },
  "the dark theme reaches the other": {
    at: "/app/settings",
    run: async (first, second) => {
      await first.getByRole("switch", { name: "Dark theme" }).click();
      for (const tab of [first, second]) await expect(tab.locator("html")).toHaveAttribute("data-theme", "dark");
    },
  },
  "settings that another tab has broken are mended by the next choice": {
    at: "/app/settings",
    run: async (first, second) => {
      await first.evaluate(() => localStorage.setItem("settings", "{"));
      await second.getByRole("switch", { name: "Dark theme" }).click();
      for (const tab of [first, second]) {
        await expect(tab.locator("html")).toHaveAttribute("data-theme", "dark");
        await heading("Settings")(tab);
      }
    },
  },
  "storage that another tab has emptied leaves the screen": {
    at: "/app/",
    run: async (first, second) => {
      await first.evaluate(() => localStorage.clear());
      for (const tab of [first, second]) await card(tab);
    },
  },
  "somebody else signs in: a refresh in the other shows them, and nothing of the first is left": {
    at: "/app/",
    run: async (first, second) => {
      await setScenario(first, { persona: "board" });
      await second.getByRole("button", { name: "Refresh" }).click();
      await heading("Erkki Esimerkki")(second);
      await noMember(second);
      await expect.poll(() => second.evaluate(() => JSON.stringify(localStorage))).not.toContain("Maija");
    },
  },
  "somebody else signs in: what was typed in the other goes neither into their form nor into a draft of theirs": {
    at: "/app/myaccount",
    run: async (first, second) => {
      await street(second).fill("Uusi katu 1");
      await setScenario(first, { persona: "board" });
      await first.context().setOffline(true);
      await expect(second.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
      await first.context().setOffline(false);
      await expect(street(second)).not.toHaveValue("Uusi katu 1");
      await expect.poll(() => second.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Uusi katu");
    },
  },
  "the session ends in one: the other learns it at its next action, and keeps its draft": {
    at: "/app/myaccount",
    run: async (first, second) => {
      await street(second).fill("Uusi katu 1");
      await setScenario(first, { persona: "none" });
      await save(second);
      await login(second);
      await setScenario(first, { persona: "ordinary" });
      await second.goto("/app/myaccount");
      await expect(street(second)).toHaveValue("Uusi katu 1");
    },
  },
};

test("two tabs", async ({ page, context, tryRows, openFreshly }) => {
  const second = await context.newPage();
  const rows = Object.entries(cases).map(([name, { at, run }]) => ({
    name,
    run: async () => {
      await second.goto("/mock/landed");
      await second.evaluate(() => sessionStorage.clear());
      await openFreshly(at);
      await second.goto(at);
      for (const tab of [page, second]) await appUp(tab);
      await run(page, second);
      await expectInvariants(second);
    },
  }));
  await tryRows("two tabs", rows);
});
