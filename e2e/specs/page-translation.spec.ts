import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { holdRequests } from "./hold-requests";
import { expectTranslated, translatePage } from "./translate-page";

// See docs/product.md, Appearance: texts that change stay current on a translated page. every-state.spec.ts opens every
// state on one.

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const alert = (page: Page, text: string | RegExp) => page.getByRole("alert").filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const street = (page: Page) => page.getByRole("textbox", { name: "Street address" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

test.beforeEach(({ page }) => translatePage(page));
test.afterEach(({ page }) => expectTranslated(page));

test("the card and the shown card say how fresh they are, and that the code is copied", async ({ page, open }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("ordinary");
  const line = page.getByRole("main").getByText(/Updated \d/);
  await expect(line).toHaveText(/^Updated/);
  await button(page, "Show card").click();
  const card = dialog(page, "Membership card");
  await card.getByRole("button", { name: "Copy" }).click();
  await expect(card.getByRole("status")).toHaveText("Copied");
  // The app's own dialog, whose code comes after the app. Until then the first paint shows the card.
  await expect(page.locator("#early-shown-card")).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(card.getByText(/Updated \d/)).toHaveText(/^Offline\. Updated/);
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
  await expect(line).toHaveText(/^Offline\. Updated/);
  await page.context().setOffline(false);
  await button(page, "Refresh").click();
  await expect(line).toHaveText(/^Updated/);
});

test("my account is saved after an error of the form, no network, and an error of the server, and a draft is restored", async ({
  page,
  open,
}) => {
  await open("ordinary", "/app/myaccount", { saveMe: "422", "saveMe.times": "1" });
  await street(page).fill("");
  await button(page, "Save").click();
  await expect(street(page)).toHaveAccessibleDescription(/This field is required\./);
  await street(page).fill("Uusi katu 1");
  await expect(street(page)).not.toHaveAccessibleDescription(/This field is required\./);

  const needsNetwork = page.getByRole("main").getByText(/^This needs an internet connection/);
  await page.context().setOffline(true);
  await expect(needsNetwork).toBeVisible();
  await page.context().setOffline(false);
  await expect(needsNetwork).toHaveCount(0);

  await button(page, "Save").click();
  await expect(alert(page, "The details could not be processed.")).toBeVisible();
  const release = await holdRequests(page, /\/me/);
  await button(page, "Save").click();
  await expect(page.locator("form [aria-atomic]")).toHaveText("Saving");
  release();
  await expect(status(page, "Your details have been saved.")).toBeVisible();
  await expect(page.locator("form [aria-atomic]")).toHaveText("");
  await expect(alert(page, "The details could not be processed.")).toHaveCount(0);

  await street(page).fill("Uusi katu 2");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("Uusi katu 2");
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await expect(status(page, "Restored your unsaved changes.")).toBeVisible();
  await button(page, "Discard").click();
  await expect(street(page)).toHaveValue("Uusi katu 1");
  await expect(status(page, "Restored your unsaved changes.")).toHaveCount(0);
});

test("a payment fails to be prepared, then starts, does not return, and is paid after all", async ({ page, open }) => {
  const invoice = "/app/invoices/5012";
  await open("ordinary", invoice, { provider: "never", createPayment: "422", "createPayment.times": "1" });
  await page.getByRole("main").getByRole("button", { name: "Pay invoice" }).click();
  const pay = dialog(page, "Pay invoice");
  await pay.getByRole("button", { name: "Continue" }).click();
  await expect(pay.getByRole("alert")).toContainText("The details could not be processed.");
  const prepare = await holdRequests(page, /createpayment/);
  await pay.getByRole("button", { name: "Continue" }).click();
  await expect(pay.getByRole("status")).toHaveText("Preparing your payment");
  await expect(pay.getByRole("alert")).toHaveCount(0);
  prepare();
  await page.waitForURL(/\/provider\/pay/);

  await page.goto(invoice);
  const notice = status(page, /A payment of this invoice was started/);
  await expect(notice).toBeVisible();
  const answer = await holdRequests(page, /\/me/);
  await button(page, "Check again").click();
  await expect(button(page, "Check again").locator("svg")).toBeVisible();
  answer();
  await expect(status(page, "The payment has not arrived yet.")).toBeVisible();
  await expect(button(page, "Check again").locator("svg")).toHaveCount(0);
  await page.request.get("/mock/pay?invoice=5012");
  await button(page, "Check again").click();
  await expect(page.getByRole("main").getByText("Paid", { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("the drawer leads to Settings, where theme, cookies and language change", async ({ page, open }) => {
  await open("ordinary");
  await button(page, "Menu").click();
  await button(page, "Log out").click();
  await dialog(page, "Log out?").getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page, "Log out?")).toHaveCount(0);
  await page.getByRole("dialog").getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(title(page)).toHaveText("Settings");

  await expect(button(page, "Reset the app")).toBeVisible();
  for (const toggle of await page.getByRole("switch").all()) {
    const isOn = await toggle.isChecked();
    await toggle.click();
    await expect(toggle).toBeChecked({ checked: !isOn });
  }

  const cookies = dialog(page, "Cookies");
  const cookiesTitle = cookies.getByRole("heading").first();
  await button(page, "Cookie settings").click();
  await button(page, "Read more").click();
  await expect(cookiesTitle).toHaveText("About cookies");
  await cookies.getByRole("button", { name: "Back" }).click();
  await button(page, "Choose cookies").click();
  await expect(cookiesTitle).toHaveText("Choose cookies");
  await cookies.getByRole("checkbox", { name: "Statistics" }).check();
  await button(page, "Accept chosen").click();
  await expect(cookies).toHaveCount(0);
  const accepted = page.getByRole("list", { name: "Accepted cookies" }).getByRole("listitem");
  await expect(accepted).toHaveText(["Necessary", "Statistics"]);
  await button(page, "Cookie settings").click();
  await button(page, "Accept only necessary").click();
  await expect(accepted).toHaveText(["Necessary"]);

  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Suomi" });
  await expect(title(page)).toHaveText("Asetukset");
  await expect(button(page, "Evästeasetukset")).toBeVisible();
  await expect(page.getByRole("main").getByText("Language", { exact: true })).toHaveCount(0);
});

test("events are searched", async ({ page, open }) => {
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
  await button(page, "Clear").click();
  await expect(count).toHaveCount(0);
});
