import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { changeMember } from "./change-member";
import { holdRequests } from "./hold-requests";
import { postedBodies } from "./request-log";

// See docs/product.md, Payment: a journey for each outcome that a browser shows. The rules are tables in lib/payment.

const invoice = "/app/invoices/5012";
const payDialog = (page: Page) => page.getByRole("dialog", { name: "Pay invoice" });
const payButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Pay invoice" });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const startedNotice = (page: Page) => status(page, /A payment of this invoice was started/);

/** Pays up to the provider's page. */
async function goToProvider(page: Page): Promise<void> {
  await payButton(page).click();
  await payDialog(page).getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/provider\/pay/);
}

async function chooseAtProvider(page: Page, choice: "Pay" | "Cancel" | "Fail"): Promise<void> {
  await page.getByRole("button", { name: choice, exact: true }).click();
}

async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByText("Paid", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(invoice);
  await expect(payButton(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(startedNotice(page)).toHaveCount(0);
}

async function expectPayable(page: Page): Promise<void> {
  await expect(payButton(page)).toBeVisible();
  await expect(page).toHaveURL(invoice);
}

const uncheckedAlert = (page: Page) => page.getByRole("alert").filter({ hasText: "Your payment could not be checked" });

const checks = async (page: Page) => (await postedBodies(page, "/invoice/checkpayment")).length;

test("paid: the provider, one check, and a reload is not a return", async ({ page, open }) => {
  await open("ordinary", invoice);
  await goToProvider(page);
  await chooseAtProvider(page, "Pay");
  await expect(status(page, "Thank you, the invoice has been paid.")).toBeVisible();
  await expectPaid(page);
  await page.reload();
  await expectPaid(page);
  expect(await checks(page)).toBe(1);
});

test("paid at a bank on another site: each return from it is checked", async ({ page, open }) => {
  await open("ordinary", invoice, { provider: "bank" });
  await goToProvider(page);
  await chooseAtProvider(page, "Pay");
  const linkBack = page.getByRole("link", { name: /return|back/i });
  await linkBack.click();
  await expectPaid(page);
  expect(await checks(page)).toBe(1);
  await page.goBack();
  await linkBack.click();
  await expectPaid(page);
  await expect.poll(() => checks(page)).toBe(2);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("cancelled, and then failed: a notice without the provider's words, and no check", async ({ page, open }) => {
  const canceled = status(page, "Your payment was canceled");
  await open("ordinary", invoice, { provider: "markup-error" });
  await goToProvider(page);
  await chooseAtProvider(page, "Cancel");
  await expect(canceled).toBeVisible();
  await expectPayable(page);
  await page.reload();
  await expectPayable(page);
  await expect(canceled).toHaveCount(0);
  await expect(startedNotice(page)).toHaveCount(0);
  // The payment is over: paying again asks no question.
  await goToProvider(page);
  await chooseAtProvider(page, "Fail");
  await expect(page.getByRole("alert").filter({ hasText: "An error occured during your payment" })).toBeVisible();
  await expect(page.getByText("Maksu epäonnistui")).toHaveCount(0);
  await expectPayable(page);
  expect(await checks(page)).toBe(0);
});

test.describe("preparing", () => {
  test("a form blocked by the page's policy is not posted, and the dialog says so", async ({
    page,
    open,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/violates the following Content Security Policy directive: "form-action/);
    await open("ordinary", invoice);
    await page.route(/createpayment/, (route) =>
      route.fulfill({ json: { paymentFormData: { action: "http://pay.example/", fields: { pmt_id: 1 } } } }),
    );
    await payButton(page).click();
    // Press and check inside the page: Playwright would wait for the blocked navigation.
    await payDialog(page).getByRole("button", { name: "Continue" }).dispatchEvent("click");
    const told = () => page.evaluate(() => document.querySelector("dialog [role=alert]")?.textContent ?? "");
    await expect.poll(told).toMatch(/payment/);
    expect(await page.evaluate(() => localStorage.getItem("startedPayments"))).toBeNull();
  });

  test("long words stay within the dialog on a small screen", async ({ page, open }) => {
    const word = "Unbreakable".repeat(8);
    await page.setViewportSize({ width: 320, height: 640 });
    await changeMember(page, { invoice: [{ id: 5012, _is_payable: true, _list_title: word, _list_summary: word }] });
    await page.route(/createpayment/, (route) => route.fulfill({ status: 422, json: { error: word } }));
    await open("ordinary", invoice);
    await payButton(page).click();
    await payDialog(page).getByRole("button", { name: "Continue" }).click();
    await expect(payDialog(page).getByRole("alert")).toHaveText(word);
    await expect(
      payDialog(page)
        .getByRole("paragraph")
        .filter({ hasText: word + word }),
    ).toBeVisible();
    const farthest = await payDialog(page).evaluate((dialog) =>
      Math.max(...[...dialog.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right)),
    );
    expect(farthest).toBeLessThanOrEqual(320);
  });

  test("Escape stops the post while a slow provider has not answered", async ({ page, open }) => {
    await open("ordinary", invoice);
    await payButton(page).click();
    const release = await holdRequests(page, /\/provider\/pay/);
    const asked = page.waitForRequest(/\/provider\/pay/);
    const brokenOff = page.waitForEvent("requestfailed", (request) => request.url().includes("/provider/pay"));
    // Press inside the page: Playwright would wait for the held navigation.
    await payDialog(page)
      .getByRole("button", { name: "Continue" })
      .evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
    await asked;
    await page.keyboard.press("Escape");
    await brokenOff;
    release();
    await expect(payDialog(page)).toBeHidden();
    await expect(startedNotice(page)).toBeVisible();
    await expect(page).toHaveURL(invoice);
    await expect(payButton(page)).toBeVisible();
  });
});

test.describe("the check", () => {
  test("that got no answer is sent by the next start, wherever the app is opened, and by one tab only", async ({
    page,
    open,
    context,
  }) => {
    await open("ordinary", invoice, { checkPayment: "502", "checkPayment.times": "1" });
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await expect(uncheckedAlert(page)).toBeVisible();
    let sent = 0;
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await context.route(/checkpayment/, async (route) => {
      sent += 1;
      await isReleased;
      await route.continue();
    });
    await page.goto("/app/");
    await expect.poll(() => sent).toBe(1);
    const other = await context.newPage();
    await other.goto("/app/");
    const told = status(other, /A payment of .* was started/);
    await told.getByRole("button", { name: "Check again" }).click();
    await expect(status(other, "The payment has not arrived yet.")).toBeVisible();
    release();
    await expect(status(page, "Thank you, the invoice has been paid.")).toBeVisible();
    await expect(told).toHaveCount(0);
    expect(sent).toBe(1);
  });

  test("after the end of the session runs when the member has signed in again", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "session-ended" });
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await page.waitForURL(/\/login/);
    await page.getByRole("button", { name: /Maija Mallikas/ }).click();
    await expectPaid(page);
    expect(await checks(page)).toBe(1);
  });
});

test("after a step back from the provider, invoice, list and card show the started payment until it is paid", async ({
  page,
  open,
}) => {
  await open("ordinary", invoice);
  await goToProvider(page);
  await page.goBack();
  await expect(startedNotice(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const notice = status(page, "A payment of “Membership fee and magazine” was started");
  await page.goto("/app/invoices");
  await expect(notice).toBeVisible();
  await page.goto("/app/");
  await notice.getByRole("button", { name: "Check again" }).click();
  await expect(status(page, "The payment has not arrived yet.")).toBeVisible();
  await page.request.get("/mock/pay?invoice=5012");
  await notice.getByRole("button", { name: "Check again" }).click();
  await expect(status(page, "The status of the invoice is now: Paid.")).toBeVisible();
  await expect(notice).toHaveCount(0);
});
