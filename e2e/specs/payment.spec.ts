import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { changeMember } from "./change-member";
import { holdRequests } from "./hold-requests";
import { postedBodies, requestLog } from "./request-log";

// See docs/product.md, Payment. Covers every mode of the provider.
test.use({ storedSettings: { locale: "en", showInstallationGuideNotification: false } });

const invoice = "/app/invoices/5012";
const payDialog = (page: Page) => page.getByRole("dialog", { name: "Pay invoice" });
const checkDialog = (page: Page) => page.getByRole("dialog", { name: "Checking your payment" });
const payButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Pay invoice" });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const startedNotice = (page: Page) => status(page, /A payment of this invoice was started/);

/** Pays up to the provider's page. */
async function goToProvider(page: Page): Promise<void> {
  await payButton(page).click();
  await payDialog(page).getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/provider\/pay/);
}

async function chooseAtProvider(page: Page, choice: "Pay" | "Pay later" | "Cancel" | "Fail"): Promise<void> {
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

test.describe("paid", () => {
  test("instructions, the provider, the check with every returned parameter, once", async ({ page, open }) => {
    await open("ordinary", invoice);
    await expect(page.getByRole("region", { name: "About paying" })).toContainText("You go to the payment service");
    await payButton(page).click();
    await expect(payDialog(page)).toBeVisible();
    await payDialog(page).getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/\/provider\/pay/);
    const [order] = await postedBodies(page, "/invoice/createpayment");
    const address = `${new URL(page.url()).origin}${invoice}`;
    expect(order).toEqual({
      invoice_id: "5012",
      pmt_okreturn: `${address}?status=ok`,
      pmt_errorreturn: `${address}?status=error`,
      pmt_cancelreturn: `${address}?status=cancel`,
      pmt_delayedpayreturn: `${address}?status=cancel`,
    });
    await chooseAtProvider(page, "Pay");
    await expect(status(page, "Thank you, the invoice has been paid.")).toBeVisible();
    await expectPaid(page);
    const [check] = await postedBodies(page, "/invoice/checkpayment");
    expect(Object.keys(check ?? {}).sort()).toEqual([
      "pmt_action",
      "pmt_amount",
      "pmt_currency",
      "pmt_escrow",
      "pmt_hash",
      "pmt_id",
      "pmt_paymentmethod",
      "pmt_reference",
      "pmt_sellercosts",
      "pmt_version",
      "status",
    ]);
    expect((await requestLog(page)).at(-1)).toBe("/api/en/me?clearCache=1");
    await page.reload();
    await expectPaid(page);
    expect(await checks(page)).toBe(1);
  });

  test("with other kinds of providers, and on a host without rewrite rules", async ({ page, open }) => {
    for (const provider of ["straight", "bank", "twice", "higher-costs"]) {
      await freshStep(page, provider, async () => {
        await open("ordinary", invoice, { provider });
        await payButton(page).click();
        await payDialog(page).getByRole("button", { name: "Continue" }).click();
        if (provider !== "straight") {
          await page.waitForURL(/\/provider\/pay/);
          await chooseAtProvider(page, "Pay");
        }
        const link = page.getByRole("link", { name: /return|back/i });
        if (provider === "bank" || provider === "twice") await link.click();
        await expectPaid(page);
        expect(await checks(page)).toBe(1);
        if (provider !== "twice") return;
        // The buyer goes back to the provider and returns again: each visit is checked.
        await page.goBack();
        await link.click();
        await expectPaid(page);
        await expect.poll(() => checks(page)).toBe(2);
        await expect(page.getByRole("dialog")).toHaveCount(0);
      });
    }

    await freshStep(page, "a host without rewrite rules", async () => {
      await open("ordinary", invoice, { host: "plain" });
      await goToProvider(page);
      await chooseAtProvider(page, "Pay");
      await expectPaid(page);
    });
  });

  test("by keyboard alone, with the focus always in the dialog", async ({ page, open }) => {
    await open("ordinary", invoice);
    await payButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(payDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(payDialog(page)).toBeHidden();
    await expect(payButton(page)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(payDialog(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(payDialog(page).getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(payDialog(page).getByRole("button", { name: "Continue" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/provider\/pay/);
  });

  test("in Finnish", async ({ page, open }) => {
    await open("ordinary", "/app/");
    await page.evaluate(() => localStorage.setItem("settings", '{"locale":"fi","showCookieDialog":false}'));
    await page.goto(invoice);
    await page.getByRole("button", { name: "Maksa lasku" }).click();
    await page.getByRole("dialog", { name: "Maksa lasku" }).getByRole("button", { name: "Jatka" }).click();
    await page.getByRole("button", { name: "Maksa", exact: true }).click();
    await expect(status(page, "Kiitos, lasku on maksettu.")).toBeVisible();
    await expect(page.getByRole("main").getByText("Maksettu", { exact: true })).toBeVisible();
  });

  test("booked only some seconds after the check", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "slow-booking" });
    await goToProvider(page);
    const release = await holdRequests(page, /\/invoice\/checkpayment$/);
    await chooseAtProvider(page, "Pay");
    await expect(checkDialog(page)).toBeVisible();
    release();
    await expectPaid(page);
    expect(await checks(page)).toBe(1);
  });

  test("not booked for a long time: it is said calmly, and can be looked at again", async ({ page, open }) => {
    test.setTimeout(60_000);
    await open("ordinary", invoice, { provider: "unbooked" });
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await expect(startedNotice(page)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(status(page, /has not been registered yet/)).toBeVisible({ timeout: 20_000 });
    await page.request.get("/mock/pay?invoice=5012");
    await startedNotice(page).getByRole("button", { name: "Check again" }).click();
    await expectPaid(page);
  });

  test("back at an address that an integration has mangled", async ({ page, open }) => {
    const parameters = "pmt_id=2&pmt_reference=134662";
    for (const search of [
      `?status=ok?${parameters}`,
      `?status=ok%3F${parameters}`,
      `?status=OK/&amp;${parameters.replace("&", "&amp;")}`,
      `?status=ok&status=ok&${parameters}`,
    ]) {
      await freshStep(page, search, async () => {
        await open("ordinary", `${invoice}${search}`);
        await expect(page.getByRole("alert").filter({ hasText: "The payment was not found." })).toBeVisible();
        await expectPayable(page);
        expect(await postedBodies(page, "/invoice/checkpayment")).toEqual([
          { status: "ok", pmt_id: "2", pmt_reference: "134662" },
        ]);
      });
    }
  });
});

test.describe("not paid", () => {
  test("not paid at the provider: a notice, a reload of the member's data, no check", async ({ page, open }) => {
    for (const [choice, role, text] of [
      ["Cancel", "status", "Your payment was canceled"],
      ["Pay later", "status", "Your payment was canceled"],
      ["Fail", "alert", "An error occured during your payment"],
    ] as const) {
      await freshStep(page, choice, async () => {
        await open("ordinary", invoice);
        await goToProvider(page);
        await chooseAtProvider(page, choice);
        await expect(page.getByRole(role).filter({ hasText: text })).toBeVisible();
        await expectPayable(page);
        await expect.poll(async () => (await requestLog(page)).at(-1)).toBe("/api/en/me?clearCache=1");
        expect(await checks(page)).toBe(0);
        await page.reload();
        await expectPayable(page);
        await expect(page.getByText(text)).toHaveCount(0);
        // The payment is over: paying again asks no question.
        await expect(startedNotice(page)).toHaveCount(0);
        await payButton(page).click();
        await payDialog(page).getByRole("button", { name: "Continue" }).click();
        await page.waitForURL(/\/provider\/pay/);
      });
    }
  });

  test("left, but paid after all", async ({ page, open }) => {
    for (const choice of ["Cancel", "Fail"] as const) {
      await freshStep(page, choice, async () => {
        await open("ordinary", invoice, { provider: "paid-anyway" });
        await goToProvider(page);
        await chooseAtProvider(page, choice);
        await expect(status(page, "The status of the invoice is now: Paid.")).toBeVisible();
        await expectPaid(page);
      });
    }
  });

  test("markup of the provider is never shown", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "markup-error" });
    await goToProvider(page);
    await chooseAtProvider(page, "Fail");
    await expect(page.getByRole("alert").filter({ hasText: "An error occured during your payment" })).toBeVisible();
    await expect(page.getByText("Maksu epäonnistui")).toHaveCount(0);
    await expectPayable(page);
  });

  test("an unknown status is no return", async ({ page, open }) => {
    await open("ordinary", `${invoice}?status=paid&x=1`);
    await expect(payButton(page)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await checks(page)).toBe(0);
  });
});

test.describe("preparing", () => {
  test("double taps ask for one payment", async ({ page, open }) => {
    await open("ordinary", invoice, { "createPayment.latency": "500" });
    await payButton(page).dblclick();
    await payDialog(page).getByRole("button", { name: "Continue" }).dblclick();
    await page.waitForURL(/\/provider\/pay/);
    expect(await postedBodies(page, "/invoice/createpayment")).toHaveLength(1);
    expect(await postedBodies(page, "/provider/pay")).toHaveLength(1);
  });

  test("a form in flight to a slow provider is posted once, whatever taps and held keys do", async ({ page, open }) => {
    // After two seconds of a form that leads nowhere, Continue posts it again: not before a slow machine has pressed all keys.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const later = (run: TimerHandler, ms?: number) => setTimeout(run, ms === 2000 ? 60_000 : ms);
      Object.assign(window, { setTimeout: later });
    });
    await open("ordinary", invoice);
    await payButton(page).click();
    // Hold the provider's answer, so that the page stays here.
    const release = await holdRequests(page, /\/provider\/pay/);
    let posts = 0;
    page.on("request", (request) => (posts += Number(request.url().includes("/provider/pay"))));
    const next = payDialog(page).getByRole("button", { name: "Continue" });
    // Press inside the page: Playwright would wait for the held navigation.
    await next.evaluate((button: HTMLElement) => {
      button.focus();
      setInterval(() => button.click(), 150);
    });
    await expect.poll(() => posts, { intervals: [50] }).toBe(1);
    // Without keyup, as a held key repeats.
    for (let repeat = 0; repeat < 10; repeat += 1) {
      await page.keyboard.down("Enter");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(posts).toBe(1);
    release();
    await page.waitForURL(/\/provider\/pay/);
    expect(await postedBodies(page, "/provider/pay")).toHaveLength(1);
  });

  test("an invalid answer says what is wrong, and Continue tries again", async ({ page, open }) => {
    for (const [mode, text] of [
      ["422", /./],
      ["502", /./],
      ["cut", "No connection to the server."],
      ["array", "The payment could not be started."],
    ] as const) {
      await freshStep(page, mode, async () => {
        await open("ordinary", invoice, { createPayment: mode, "createPayment.times": "1" });
        await payButton(page).click();
        await payDialog(page).getByRole("button", { name: "Continue" }).click();
        await expect(payDialog(page).getByRole("alert")).toContainText(text);
        await payDialog(page).getByRole("button", { name: "Continue" }).click();
        await page.waitForURL(/\/provider\/pay/);
      });
    }
  });

  test("a server that does not answer can be left, and nothing is posted later", async ({ page, open }) => {
    await open("ordinary", invoice);
    const release = await holdRequests(page, /createpayment/);
    await payButton(page).click();
    await payDialog(page).getByRole("button", { name: "Continue" }).click();
    await expect(payDialog(page).getByRole("status")).toContainText("Preparing your payment");
    await payDialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(payDialog(page)).toBeHidden();
    release();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page).toHaveURL("/app/invoices");
    expect(await postedBodies(page, "/provider/pay")).toHaveLength(0);
  });

  test("an invoice that was paid meanwhile is not paid again", async ({ page, open }) => {
    await open("ordinary", invoice);
    await payButton(page).click();
    await page.request.get("/mock/pay?invoice=5012");
    await payDialog(page).getByRole("button", { name: "Continue" }).click();
    await expectPaid(page);
    expect(await postedBodies(page, "/provider/pay")).toHaveLength(0);
  });

  test("a session that has ended leads to the login and back to the invoice", async ({ page, open }) => {
    await open("ordinary", invoice, { createPayment: "401", "createPayment.times": "1" });
    await payButton(page).click();
    await payDialog(page).getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/\/login/);
    await page.getByRole("button", { name: /Maija Mallikas/ }).click();
    await expectPayable(page);
  });

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

  test("words without a break stay within the dialog on a small screen", async ({ page, open }) => {
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

  test("Escape keeps the member here while a slow provider has not answered", async ({ page, open }) => {
    await open("ordinary", invoice);
    await payButton(page).click();
    const release = await holdRequests(page, /\/provider\/pay/);
    const asked = page.waitForRequest(/\/provider\/pay/);
    // Press inside the page: Playwright would wait for the held navigation.
    await payDialog(page)
      .getByRole("button", { name: "Continue" })
      .evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
    await asked;
    await page.keyboard.press("Escape");
    await expect(payDialog(page)).toBeHidden();
    release();
    await expect(startedNotice(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL(invoice);
    await expect(payButton(page)).toBeVisible();
  });

  test("a form that did not lead away is not posted once the invoice has been paid elsewhere", async ({
    page,
    open,
  }) => {
    await open("ordinary", invoice);
    await page.route(/\/provider\/pay/, (route) => route.fulfill({ status: 204 }));
    await payButton(page).click();
    await payDialog(page).getByRole("button", { name: "Continue" }).click();
    await expect(payDialog(page).getByRole("button", { name: "Continue" })).toHaveAttribute("aria-disabled", "false", {
      timeout: 10_000,
    });
    await page.request.get("/mock/pay?invoice=5012");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(status(page, "The status of the invoice is now: Paid.")).toBeVisible();
    await expect(payDialog(page)).toBeHidden();
    await expectPaid(page);
  });

  test("the member posts the form by hand when the automatic post fails", async ({ page, open }) => {
    await open("ordinary", invoice);
    let isFirst = true;
    await page.route(/\/provider\/pay/, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      // 204: the browser stays on the page.
      await route.fulfill({ status: 204 });
    });
    await payButton(page).click();
    await payDialog(page).getByRole("button", { name: "Continue" }).click();
    await expect(payDialog(page).getByRole("status")).toContainText("If nothing happens, press Continue");
    await payDialog(page).getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/\/provider\/pay/);
  });
});

test.describe("the check", () => {
  test("that is refused says so, and the payment is over", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "wrong-hash" });
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await expect(page.getByRole("alert").filter({ hasText: "The payment could not be confirmed." })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectPayable(page);
    await expect(startedNotice(page)).toHaveCount(0);
    await page.reload();
    await expectPayable(page);
    expect(await checks(page)).toBe(1);
  });

  test("that fails is repeated when the network is back, or at the next start", async ({ page, open }) => {
    for (const failure of ["no network", "502"]) {
      await freshStep(page, failure, async () => {
        await open("ordinary", invoice);
        let attempts = 0;
        await page.route(/checkpayment/, async (route) => {
          attempts += 1;
          if (attempts > 2) await route.continue();
          else if (failure === "502") await route.fulfill({ status: 502, json: { error: "Down" } });
          else await route.abort();
        });
        await goToProvider(page);
        await chooseAtProvider(page, "Pay");
        await expect(uncheckedAlert(page)).toBeVisible();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await page.evaluate(() => window.dispatchEvent(new Event("online")));
        await expect.poll(() => attempts).toBe(2);
        await expect(startedNotice(page)).toBeVisible();
        await page.reload();
        await expectPaid(page);
        expect(await checks(page)).toBe(1);
      });
    }
  });

  test("that got no answer is sent by the next start, wherever the app is opened, and once", async ({ page, open }) => {
    await open("ordinary", invoice);
    await page.route(/checkpayment/, (route) => route.fulfill({ status: 404, body: "<h1>Not found</h1>" }));
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await expect(uncheckedAlert(page)).toBeVisible();
    await expect(page).toHaveURL(invoice);
    const told = status(page, /A payment of .* was started/);
    const sent = page.waitForRequest(/checkpayment/);
    await page.goto("/app/");
    await sent;
    await expect(told).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.unroute(/checkpayment/);
    await page.goto("/app/settings");
    await expect(status(page, "Thank you, the invoice has been paid.")).toBeVisible();
    await page.goto(invoice);
    await expectPaid(page);
    await page.goto("/app/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(told).toHaveCount(0);
    expect(await checks(page)).toBe(1);
  });

  test("that got no answer is sent by Check again", async ({ page, open }) => {
    await open("ordinary", invoice, { checkPayment: "502" });
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await expect(uncheckedAlert(page)).toContainText("(");
    await startedNotice(page).getByRole("button", { name: "Check again" }).click();
    await expect(uncheckedAlert(page)).not.toContainText("(");
    await page.request.get("/mock/set?checkPayment=ok");
    await startedNotice(page).getByRole("button", { name: "Check again" }).click();
    await expectPaid(page);
  });

  test("that got no answer is sent by one tab only", async ({ page, open, context }) => {
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

  test("whose answer is lost still succeeds: the invoice itself is paid", async ({ page, open }) => {
    await open("ordinary", invoice, { checkPayment: "cut" });
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await expect(status(page, "The status of the invoice is now: Paid.")).toBeVisible();
    await expectPaid(page);
  });

  test("that takes for ever can be left; the payment is not forgotten", async ({ page, open }) => {
    await open("ordinary", invoice, { checkPayment: "hang" });
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await checkDialog(page).getByRole("button", { name: "Close" }).click();
    await expect(startedNotice(page)).toBeVisible();
  });

  test("answered with 500 or 403 ends at the critical screen", async ({ page, open }) => {
    for (const mode of ["500", "403"]) {
      await freshStep(page, mode, async () => {
        await open("ordinary", invoice, { checkPayment: mode });
        await goToProvider(page);
        await chooseAtProvider(page, "Pay");
        await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
      });
    }
  });

  test("that is always answered with 500 or 403 takes the invoice and the card away once", async ({ page, open }) => {
    for (const mode of ["500", "403"]) {
      await freshStep(page, mode, async () => {
        await open("ordinary", invoice, { checkPayment: mode });
        await goToProvider(page);
        await chooseAtProvider(page, "Pay");
        const tryAgain = page.getByRole("button", { name: "Try again" });
        // The first check has been answered.
        await expect(tryAgain).toBeVisible();
        const sentAgain = page.waitForRequest(/checkpayment/);
        await tryAgain.click();
        await expectPayable(page);
        await expect(startedNotice(page)).toBeVisible();
        await (await sentAgain).response();
        await page.getByRole("link", { name: "Home" }).click();
        await expect(page.getByRole("heading", { level: 1, name: "Maija Mallikas" })).toBeVisible();
        await expect(status(page, /A payment of .* was started/)).toBeVisible();
      });
    }
  });

  test("after the session has ended: sign in, come back, and it is checked", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "session-ended" });
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await page.waitForURL(/\/login/);
    await page.getByRole("button", { name: /Maija Mallikas/ }).click();
    await expectPaid(page);
    expect(await checks(page)).toBe(1);
  });

  test("after the session has ended: it is checked also when the login took too long to come back", async ({
    page,
    open,
  }) => {
    await open("ordinary", invoice, { provider: "session-ended" });
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await page.waitForURL(/\/login/);
    await page.evaluate(() => sessionStorage.clear());
    await page.getByRole("button", { name: /Maija Mallikas/ }).click();
    await expect(status(page, "Thank you, the invoice has been paid.")).toBeVisible();
    await expect(page).toHaveURL("/app/");
    expect(await checks(page)).toBe(1);
  });

  test("after the session has ended: of somebody else who signs in there, it is not", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "session-ended" });
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await page.waitForURL(/\/login/);
    await page.getByRole("button", { name: /Erkki Esimerkki/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Erkki Esimerkki" })).toBeVisible();
    // A stored address would open, and its return be checked, right after the start.
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL("/app/");
    expect(await checks(page)).toBe(0);
  });

  test("that failed is not sent for somebody else who signs in meanwhile", async ({ page, open }) => {
    await open("ordinary", invoice);
    let attempts = 0;
    await page.route(/checkpayment/, (route) => {
      attempts += 1;
      return route.abort();
    });
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await expect(uncheckedAlert(page)).toBeVisible();
    await page.request.get("/mock/set?persona=board");
    // On focus the app reloads the member's data, unless it is only seconds old.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(page).not.toHaveURL(invoice, { timeout: 500 });
    }).toPass();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(startedNotice(page)).toHaveCount(0);
    expect(attempts).toBe(1);
  });

  test("that is refused at a later try stores nothing without a started payment", async ({ page, open }) => {
    await page.route(/checkpayment/, (route) => route.abort());
    await open("ordinary", `${invoice}?status=ok&pmt_id=7`);
    await expect(uncheckedAlert(page)).toBeVisible();
    await page.unroute(/checkpayment/);
    await startedNotice(page).getByRole("button", { name: "Check again" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "The payment was not found." })).toBeVisible();
    await expectPayable(page);
    await expect(startedNotice(page)).toHaveCount(0);
    expect(await checks(page)).toBe(1);
  });

  test("of an invoice that is not the member's ends at error404, unchecked", async ({ page, open }) => {
    for (const address of [
      "/app/invoices/abc?status=ok&pmt_id=1",
      "/app/invoices/999999?status=ok&pmt_id=1",
      "/app/invoices/999999?status=ok?pmt_id=1",
      "/app/invoices/999999?status=cancel&pmt_id=1",
    ]) {
      await freshStep(page, address, async () => {
        await open("ordinary", address);
        await expect(page).toHaveURL("/app/error404");
        await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
        expect(await checks(page)).toBe(0);
      });
    }
  });

  test("of an invoice that was taken off the list meanwhile ends at the list", async ({ page, open }) => {
    for (const [choice, text, sent] of [
      ["Pay", /invoice has been paid/, 1],
      ["Cancel", "Your payment was canceled", 0],
    ] as const) {
      await freshStep(page, choice, async () => {
        await open("ordinary", invoice);
        await goToProvider(page);
        await changeMember(page, { invoice: [] });
        await chooseAtProvider(page, choice);
        await expect(status(page, text)).toBeVisible();
        await expect(page).toHaveURL("/app/invoices");
        await expect(page.getByRole("heading", { level: 1, name: "Invoices" })).toBeVisible();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        expect(await checks(page)).toBe(sent);
        await page.unrouteAll();
      });
    }
  });
});

test.describe("a payment that does not come back", () => {
  test("is told of at the next start, on the invoice and on the list, until it is paid", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "never" });
    await goToProvider(page);
    await chooseAtProvider(page, "Pay");
    await page.goto(invoice);
    await expect(startedNotice(page)).toBeVisible();
    await page.goto("/app/invoices");
    const notice = status(page, "A payment of “Membership fee and magazine” was started");
    await notice.getByRole("button", { name: "Check again" }).click();
    await expect(status(page, "The payment has not arrived yet.")).toBeVisible();
    await page.request.get("/mock/pay?invoice=5012");
    await notice.getByRole("button", { name: "Check again" }).click();
    await expect(status(page, "The status of the invoice is now: Paid.")).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test("ends at the list when the invoice has been taken off it meanwhile", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "never" });
    await goToProvider(page);
    await page.goto(invoice);
    await expect(startedNotice(page)).toBeVisible();
    await changeMember(page, { invoice: [] });
    await startedNotice(page).getByRole("button", { name: "Check again" }).click();
    await expect(status(page, "The invoice is no longer among your invoices.")).toBeVisible();
    await expect(page).toHaveURL("/app/invoices");
  });

  test("ends at the list when the invoice was taken off it before it is opened again", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "never" });
    await goToProvider(page);
    await changeMember(page, { invoice: [] });
    await page.goto(invoice);
    await expect(page).toHaveURL("/app/invoices");
    await expect(page.getByRole("heading", { level: 1, name: "Invoices" })).toBeVisible();
  });

  test("is asked about before a second payment", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "never" });
    await goToProvider(page);
    await page.goto(invoice);
    await payButton(page).click();
    await expect(payDialog(page)).toContainText("You started to pay this invoice");
    await payDialog(page).getByRole("button", { name: "Cancel" }).click();
    await payButton(page).click();
    await payDialog(page).getByRole("button", { name: "Yes" }).click();
    await payDialog(page).getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/\/provider\/pay/);
    expect(await postedBodies(page, "/invoice/createpayment")).toHaveLength(2);
  });

  test("is asked about in another tab too", async ({ page, open, context }) => {
    await open("ordinary", invoice);
    const other = await context.newPage();
    await other.goto(invoice);
    await payButton(other).click();
    await goToProvider(page);
    await payDialog(other).getByRole("button", { name: "Continue" }).click();
    await expect(payDialog(other)).toContainText("You started to pay this invoice");
    expect(await postedBodies(page, "/invoice/createpayment")).toHaveLength(1);
    await payDialog(other).getByRole("button", { name: "Cancel" }).click();
    await chooseAtProvider(page, "Pay");
    await expectPaid(page);
    await expectPaid(other);
  });

  test("by the browser's Back: the invoice is read again, and the dialog is gone", async ({ page, open }) => {
    await open("ordinary", invoice);
    await goToProvider(page);
    await page.request.get("/mock/pay?invoice=5012");
    await page.goBack();
    await expectPaid(page);
  });

  test("as the browser keeps the page: it is read again", async ({ page, open }) => {
    await open("ordinary", invoice);
    await page.route(/\/provider\/pay/, (route) => route.fulfill({ status: 204 }));
    await payButton(page).click();
    await payDialog(page).getByRole("button", { name: "Continue" }).click();
    await expect(payDialog(page).getByRole("status")).toContainText("press Continue");
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(payDialog(page)).toBeHidden();
    await expect(startedNotice(page)).toBeVisible();
    await page.request.get("/mock/pay?invoice=5012");
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expectPaid(page);
  });

  test("is found out when the member comes back to the tab", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "never" });
    await goToProvider(page);
    await page.goto(invoice);
    await expect(startedNotice(page)).toBeVisible();
    await page.request.get("/mock/pay?invoice=5012");
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(startedNotice(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expectPaid(page);
  });

  test("is told of where the app is opened: on the card", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "never" });
    await goToProvider(page);
    await page.goto("/app/");
    const told = status(page, /A payment of .* was started/);
    await expect(told).toBeVisible();
    await told.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByRole("status").filter({ hasText: "The payment has not arrived yet." })).toBeVisible();
    await page.request.get("/mock/pay?invoice=5012");
    await told.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByRole("status").filter({ hasText: "The status of the invoice is now: Paid." })).toBeVisible();
    await expect(told).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(told).toHaveCount(0);
  });

  test("leaves nothing behind at logout", async ({ page, open }) => {
    await open("ordinary", invoice, { provider: "never" });
    await goToProvider(page);
    await page.goto(invoice);
    await expect(startedNotice(page)).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("dialog", { name: "Log out?" }).getByRole("button", { name: "Yes" }).click();
    await page.waitForURL(/\/login/);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["settings"]);
  });
});
