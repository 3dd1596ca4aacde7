import { expect } from "@/e2e/fixtures";
import { expectStored } from "./expect-stored";
import { test } from "./fault-test";
import { setScenario } from "./open-freshly";
import { address, card, failed, heading, login, texts, type Outcome } from "./outcomes";

// The app counts minutes, hours and days; a device's clock may be wrong. Each age has its bounds in lib: of stored data in
// lib/offline/stored-answers.test.ts.

const now = Date.now();
/** Data from the future is shown, because a clock set back must not cost the card. Data older than 30 days is hidden. */
const clocks = {
  "1970": { clock: 0, withStoredCard: card },
  "2038": { clock: Date.UTC(2038, 0, 20), withStoredCard: failed(texts.unreachable) },
};
const invoice = "/app/invoices/5012";

test("a wrong clock", async ({ page, tryRows, openFreshly }) => {
  const setClock = (time: number) => page.clock.setFixedTime(time);
  /** A visit with the right clock, which stores data, and the next with the wrong clock. */
  const flows: Record<string, (clock: number, withStoredCard: Outcome) => Promise<void>> = {
    "the first visit": async (clock) => {
      await setClock(clock);
      await openFreshly("/app/");
      await card(page);
    },
    "a stored card, and a server out of reach": async (clock, withStoredCard) => {
      await openFreshly("/app/");
      await expectStored(page, "localStorage", "storedCard", "Maija");
      await setClock(clock);
      await setScenario(page, { me: "reset", config: "reset" });
      await page.goto("/app/");
      await withStoredCard(page);
    },
    "a draft": async (clock) => {
      await openFreshly("/app/myaccount");
      const street = page.getByRole("textbox", { name: "Street address" });
      await street.fill("Uusi katu 1");
      await expectStored(page, "sessionStorage", "draft.myAccount", "Uusi katu 1");
      await setClock(clock);
      await page.goto("/app/myaccount");
      await expect(street).toHaveValue("Mallipolku 3 A 4");
    },
    "an address to return to": async (clock) => {
      await openFreshly("/app/settings", { me: "401" });
      await login(page);
      await setClock(clock);
      await setScenario(page, { me: "ok" });
      await page.goto("/app/");
      await card(page);
      await address("/app/")(page);
    },
    "a started payment": async (clock) => {
      await openFreshly(invoice);
      const pay = page.getByRole("main").getByRole("button", { name: "Pay invoice" });
      await pay.click();
      await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
      await address(/\/provider\/pay/)(page);
      await setClock(clock);
      await page.goto(invoice);
      await pay.click();
      await expect(page.getByRole("dialog").getByRole("button", { name: "Continue" })).toBeVisible();
      await expect(page.getByText("A payment of this invoice was started")).toHaveCount(0);
    },
    "the card to show": async (clock) => {
      await setClock(clock);
      await openFreshly("/app/");
      await page.getByRole("button", { name: "Show card" }).click();
      await expect(page.getByRole("dialog")).toContainText("Maija Mallikas");
    },
    "an event for the calendar": async (clock) => {
      await setClock(clock);
      await openFreshly("/app/events");
      await heading("Events")(page);
      await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText("headlamp");
    },
  };
  const rows = Object.entries(clocks).flatMap(([when, { clock, withStoredCard }]) =>
    Object.entries(flows).map(([what, go]) => ({
      name: `${when}: ${what}`,
      run: async () => {
        await setClock(now);
        await go(clock, withStoredCard);
      },
    })),
  );
  await tryRows("wrong clock", rows);
});
