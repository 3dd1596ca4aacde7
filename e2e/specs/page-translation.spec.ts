import type { Page } from "@playwright/test";
import { expect, refusedMarkup, test } from "../fixtures";
import { animationsEnded } from "./accessibility/animations-ended";
import { closeDialogs } from "./accessibility/close-dialogs";
import { openState, type Open } from "./accessibility/open-state";
import { states } from "./accessibility/states";
import { words } from "./accessibility/words";
import { holdRequests } from "./hold-requests";
import { translatePage } from "./translate-page";

// See docs/product.md, Appearance: the app survives page translation, and its text stays current.
test.use({ storedSettings: { locale: "en", showInstallationGuideNotification: false } });

const invoice = "/app/invoices/5012";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const alert = (page: Page, text: string | RegExp) => page.getByRole("alert").filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const street = (page: Page) => page.getByRole("textbox", { name: "Street address" });

type Flow = (page: Page, open: Open) => Promise<void>;

const flows: Record<string, Flow> = {
  "the card goes offline and comes back": async (page, open) => {
    await open("ordinary");
    await expect(page.locator("#first-paint")).toHaveCount(0);
    const line = page.getByRole("main").getByText(/Updated \d/);
    await expect(line).toHaveText(/^Updated/);
    await page.context().setOffline(true);
    await expect(line).toHaveText(/^Offline\. Updated/);
    await page.context().setOffline(false);
    await button(page, "Refresh").click();
    await expect(line).toHaveText(/^Updated/);
  },
  "the shown card says how fresh it is, and that its code is copied": async (page, open) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await open("ordinary");
    await button(page, "Show card").click();
    const card = dialog(page, "Membership card");
    await card.getByRole("button", { name: "Copy" }).click();
    await expect(card.getByRole("status")).toHaveText("Copied");
    // The app's own dialog, whose code comes after the app. Until then the first paint shows the card.
    await expect(page.locator("#early-shown-card")).toHaveCount(0);
    await page.context().setOffline(true);
    await expect(card.getByText(/Updated \d/)).toHaveText(/^Offline\. Updated/);
    await page.context().setOffline(false);
    await card.getByRole("button", { name: "Close" }).click();
    await expect(card).toHaveCount(0);
  },
  "my account is saved after an error of the form": async (page, open) => {
    await open("ordinary", "/app/myaccount");
    await street(page).fill("");
    await button(page, "Save").click();
    await expect(street(page)).toHaveAccessibleDescription(/This field is required\./);
    await street(page).fill("Uusi katu 1");
    await expect(street(page)).not.toHaveAttribute("aria-invalid", "true");
    const release = await holdRequests(page, /\/me/);
    await button(page, "Save").click();
    await expect(page.locator("form [role=status]")).toHaveText("Saving");
    release();
    await expect(status(page, "Your details have been saved.")).toBeVisible();
    await expect(page.locator("form [role=status]")).toHaveText("");
  },
  "my account is not saved": async (page, open) => {
    await open("ordinary", "/app/myaccount", { saveMe: "422", "saveMe.times": "1" });
    await street(page).fill("Uusi katu 1");
    await button(page, "Save").click();
    await expect(alert(page, "The details could not be processed.")).toBeVisible();
    await button(page, "Save").click();
    await expect(status(page, "Your details have been saved.")).toBeVisible();
    await expect(alert(page, "The details could not be processed.")).toHaveCount(0);
  },
  "my account waits for the network": async (page, open) => {
    await open("ordinary", "/app/myaccount");
    await expect(street(page)).toBeVisible();
    const needsNetwork = page.getByRole("main").getByText(/^This needs an internet connection/);
    await page.context().setOffline(true);
    await expect(needsNetwork).toBeVisible();
    await page.context().setOffline(false);
    await expect(needsNetwork).toHaveCount(0);
  },
  "a draft is restored and discarded": async (page, open) => {
    await open("ordinary", "/app/myaccount");
    await street(page).fill("Uusi katu 1");
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("Uusi katu 1");
    page.once("dialog", (question) => void question.accept());
    await page.reload();
    await expect(status(page, "Restored your unsaved changes.")).toBeVisible();
    await button(page, "Discard").click();
    await expect(street(page)).not.toHaveValue("Uusi katu 1");
  },
  "leaving a form is asked about": async (page, open) => {
    await open("ordinary", "/app/myaccount");
    await street(page).fill("Uusi katu 1");
    await page.getByRole("link", { name: "Invoices" }).click();
    await dialog(page, "Leave page?").getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page, "Leave page?")).toHaveCount(0);
    await page.getByRole("link", { name: "Invoices" }).click();
    await dialog(page, "Leave page?").getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Invoices" })).toBeVisible();
  },
  "a payment is not prepared, and then goes on": async (page, open) => {
    await open("ordinary", invoice, { createPayment: "422", "createPayment.times": "1" });
    await page.getByRole("main").getByRole("button", { name: "Pay invoice" }).click();
    const pay = dialog(page, "Pay invoice");
    await pay.getByRole("button", { name: "Continue" }).click();
    await expect(pay.getByRole("alert")).toContainText("The details could not be processed.");
    const release = await holdRequests(page, /createpayment/);
    await pay.getByRole("button", { name: "Continue" }).click();
    await expect(pay.getByRole("status")).toHaveText("Preparing your payment");
    await expect(pay.getByRole("alert")).toHaveCount(0);
    release();
    await page.waitForURL(/\/provider\/pay/);
  },
  "a payment did not come back: Check again": async (page, open) => {
    await open("ordinary", invoice, { provider: "never" });
    await page.getByRole("main").getByRole("button", { name: "Pay invoice" }).click();
    await dialog(page, "Pay invoice").getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/\/provider\/pay/);
    await page.goto(invoice);
    const notice = status(page, /A payment of this invoice was started/);
    await expect(notice).toBeVisible();
    const release = await holdRequests(page, /\/me/);
    await button(page, "Check again").click();
    await expect(button(page, "Check again").locator("svg")).toBeVisible();
    release();
    await expect(status(page, "The payment has not arrived yet.")).toBeVisible();
    await expect(button(page, "Check again").locator("svg")).toHaveCount(0);
    await page.request.get("/mock/pay?invoice=5012");
    await button(page, "Check again").click();
    await expect(page.getByRole("main").getByText("Paid", { exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
  "a check runs, fails, and is said": async (page, open) => {
    const release = await holdRequests(page, /checkpayment/);
    await open("ordinary", `${invoice}?status=ok`, { checkPayment: "502" });
    const check = dialog(page, "Checking your payment");
    await expect(check.getByRole("status")).toHaveText(/^Checking whether/);
    release();
    await expect(page.locator(".snackbars > [role=alert]")).toContainText("Your payment could not be checked.");
    await expect(check).toHaveCount(0);
  },
  "the language changes": async (page, open) => {
    await open("ordinary", "/app/settings");
    await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Suomi" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Asetukset");
    await expect(button(page, "Evästeasetukset")).toBeVisible();
    await expect(page.getByRole("main").getByText("Language", { exact: true })).toHaveCount(0);
  },
  "switches of the settings are changed": async (page, open) => {
    await open("ordinary", "/app/settings");
    await expect(button(page, "Reset the app")).toBeVisible();
    for (const toggle of await page.getByRole("switch").all()) {
      const isOn = await toggle.isChecked();
      await toggle.click();
      await expect(toggle).toBeChecked({ checked: !isOn });
    }
  },
  "cookies are chosen": async (page, open) => {
    await open("ordinary", "/app/settings");
    await button(page, "Cookie settings").click();
    const cookies = dialog(page, "Cookies");
    await button(page, "Read more").click();
    await expect(cookies.getByRole("heading").first()).toHaveText("About cookies");
    await cookies.getByRole("button", { name: "Back" }).click();
    await button(page, "Choose cookies").click();
    await expect(cookies.getByRole("heading").first()).toHaveText("Choose cookies");
    await cookies.getByRole("checkbox", { name: "Statistics" }).check();
    await button(page, "Accept chosen").click();
    await expect(cookies).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Accepted cookies" }).getByRole("listitem")).toHaveText([
      "Necessary",
      "Statistics",
    ]);
    await button(page, "Cookie settings").click();
    await button(page, "Accept only necessary").click();
    await expect(page.getByRole("list", { name: "Accepted cookies" }).getByRole("listitem")).toHaveText(["Necessary"]);
  },
  "events are searched": async (page, open) => {
    await open("ordinary", "/app/events");
    const search = page.getByRole("searchbox", { name: "Search" });
    await search.fill("zzz");
    await expect(page.getByText("Your search didn't match any results.")).toBeVisible();
    await search.fill("hut");
    const count = page.getByText("1 result", { exact: true });
    await expect(count).toBeVisible();
    await expect(page.getByText("Your search didn't match any results.")).toHaveCount(0);
    await page.getByRole("link", { name: /A hut weekend/ }).click();
    await expect(page.getByRole("heading", { name: "A hut weekend at Kuukkelinlampi" })).toBeVisible();
    await page.goBack();
    await button(page, "Clear the search").click();
    await expect(count).toHaveCount(0);
  },
  "the drawer and its question": async (page, open) => {
    await open("ordinary");
    await button(page, "Menu").click();
    await button(page, "Log out").click();
    await dialog(page, "Log out?").getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page, "Log out?")).toHaveCount(0);
    await page.getByRole("dialog").getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  },
  "one notification takes the place of another": async (page, open) => {
    await open("ordinary", `${invoice}?status=cancel`);
    const notices = page.locator(".snackbars > :is([role=status], [role=alert])");
    await expect(notices).toContainText(["Your payment was canceled"]);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.goto(`${invoice}?status=error`);
    await expect(notices).toContainText(["An error occured during your payment"]);
    await notices.getByRole("button", { name: "Close" }).click();
    await expect(notices).toHaveCount(0);
  },
};

for (const depth of [1, 2])
  test.describe(`texts in ${depth} elements`, () => {
    test.beforeEach(({ page }) => translatePage(page, depth));
    for (const [name, flow] of Object.entries(flows))
      test(name, async ({ page, open }) => {
        await flow(page, open);
        if (page.url().includes("/app/")) await expectTranslated(page);
      });
  });

test.describe("every state is shown", () => {
  test.beforeEach(({ page }) => translatePage(page, 2));
  for (const state of states)
    test(state.name, async ({ page, open, expectConsoleErrors }) => {
      expectConsoleErrors(refusedMarkup);
      await page.setViewportSize({ width: 412, height: 1600 });
      await openState(page, open, state, "en");
      await expectTranslated(page);
      for (const next of state.next ?? [])
        await test.step(next.name, async () => {
          await closeDialogs(page);
          await next.reach(page, words.en);
          await page.evaluate(animationsEnded);
          await expectTranslated(page);
        });
    });
});

async function expectTranslated(page: Page): Promise<void> {
  expect(await page.locator("font").count()).toBeGreaterThan(0);
  await expect(page.getByText(words.en.errors.brokenPart)).toHaveCount(0);
}
