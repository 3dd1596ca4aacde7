import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import { appUp } from "../app-up";
import { logOut } from "../log-out";
import { forAll, rowsOf, type AnswerTable, type KindTable } from "./answer-table";
import { test } from "./fault-test";
import { setScenario } from "./open-freshly";
import {
  address,
  alert,
  both,
  captcha,
  card,
  critical,
  each,
  errorTexts,
  forbidden,
  fresh,
  heading,
  landed,
  login,
  stale,
  status,
  texts,
  tryAgain,
  type Outcome,
} from "./outcomes";

// See docs/product.md, Errors: an error during an action is a notification; the screen and the typed text stay.

/** Answers that lead to another screen, whatever the action. */
const elsewhere = {
  "401": login,
  "403": forbidden(errorTexts["403"]),
  "500": critical(errorTexts["500"]),
  "405-captcha": captcha,
  redirect: landed,
};

/** Error statuses whose text becomes a notification: one of JSON, one of a page. */
const refusals = ["422", "502-html"] as const;

const isAt = (page: Page, path: string) => new URL(page.url()).pathname === path;

/** The previous row's notification could pass for this row's. Pressed in the page: it may hide by itself before a click. */
async function closeNotification(page: Page): Promise<void> {
  const close = page.locator(".snackbars").getByRole("button", { name: "Close" });
  await close.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
}

test.describe("Save", () => {
  const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
  const saved: Outcome = both(status(texts.saved), (page) =>
    expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0),
  );
  const refused = (text: string) => both(alert(text), heading("My account"));

  const table: KindTable = {
    ...elsewhere,
    ...forAll(["ok", "nomember", "204"], saved),
    message: status("That went well."),
    ...each(refusals, refused),
    error200: refused(errorTexts.error200),
    "bad-redirect": alert(texts.unsafe),
    html: refused(texts.unreadable),
    reset: refused(texts.unreachable),
  };
  /** The server has accepted these: the draft is gone. */
  const taken = ["ok", "nomember", "message", "redirect", "bad-redirect", "204"];

  /** A save with a file takes another way to the server. */
  const forms = [
    { what: "Save", tried: table, persona: "ordinary", name: "Street address", fileName: null },
    {
      what: "Save with a file",
      tried: { ...table, cut: table.reset },
      persona: "form-types",
      name: "Nickname",
      fileName: "Your picture",
    },
  ];

  for (const { what, tried, persona, name, fileName } of forms)
    test(`answers to ${what} keep what was typed`, async ({ page, tryRows, openFreshly }) => {
      const field = page.getByRole("textbox", { name });
      const rows = rowsOf(tried, async (mode, outcome) => {
        const typed = mode;
        if (!isAt(page, "/app/myaccount") || !(await field.isVisible()))
          await openFreshly("/app/myaccount", { persona });
        await field.fill(typed);
        const file = { name: `${mode}.png`, mimeType: "image/png", buffer: Buffer.from(mode) };
        if (fileName) await page.getByLabel(fileName).setInputFiles(file);
        await closeNotification(page);
        await setScenario(page, { saveMe: mode });
        await save(page).click();
        await outcome(page);
        if (taken.includes(mode)) return;
        if (!(await field.isVisible())) {
          await setScenario(page, { saveMe: "ok" });
          await page.goto("/app/myaccount");
          await status("Restored your unsaved changes.")(page);
        }
        await expect(field).toHaveValue(typed);
        expect(await page.evaluate(() => sessionStorage.getItem("draft.myAccount"))).toContain(typed);
      });
      await tryRows(what, rows);
    });
});

test.describe("payment", () => {
  const invoice = "/app/invoices/5012";
  const payDialog = (page: Page) => page.getByRole("dialog", { name: "Pay invoice" });
  const provider = address(/\/provider\/pay/);

  /** Shown in the dialog, which offers a retry or Close. */
  const notPrepared =
    (text: string): Outcome =>
    async (page) => {
      await expect(payDialog(page).getByRole("alert")).toContainText(text);
      await expect(payDialog(page).getByRole("button", { name: "Continue" })).toHaveAttribute("aria-disabled", "false");
      await payDialog(page).getByRole("button", { name: "Cancel" }).click();
      await expect(payDialog(page)).toBeHidden();
    };
  const created: KindTable = {
    ...elsewhere,
    ...forAll(["ok", "message", "nomember"], provider),
    "204": notPrepared(texts.notPrepared),
    html: notPrepared(texts.unreadable),
    ...each(refusals, notPrepared),
    error200: notPrepared(errorTexts.error200),
    reset: notPrepared(texts.unreachable),
    "bad-redirect": both(alert(texts.unsafe), (page) => expect(payDialog(page)).toBeHidden()),
  };

  test("answers to createpayment", async ({ page, tryRows, openFreshly }) => {
    const rows = rowsOf(created, async (mode, outcome) => {
      const pay = page.getByRole("main").getByRole("button", { name: "Pay invoice" });
      if (!isAt(page, invoice) || !(await pay.isVisible())) await openFreshly(invoice);
      await setScenario(page, { createPayment: mode });
      await pay.click();
      await payDialog(page).getByRole("button", { name: "Continue" }).click();
      await outcome(page);
      if (isAt(page, invoice)) expect(await page.evaluate(() => localStorage.getItem("startedPayments"))).toBeNull();
    });
    await tryRows("createpayment", rows);
  });

  const paid: Outcome = async (page) => {
    await expect(page.getByRole("main").getByText("Paid", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(invoice);
  };
  const noDialog: Outcome = (page) => expect(page.getByRole("dialog")).toHaveCount(0);
  /** The app polls the invoice until it is paid, without a dialog. */
  const confirming: Outcome = both(noDialog, address(invoice));
  const refusedCheck = (text: string): Outcome => both(alert(text), noDialog, address(invoice));
  /** The check got no answer: the next start checks the stored return. */
  const unansweredCheck = (text: string): Outcome =>
    both(refusedCheck(text), async (page) => {
      await setScenario(page, { checkPayment: "ok" });
      await page.reload();
      await paid(page);
    });
  const checked: KindTable & Partial<AnswerTable> = {
    ...elsewhere,
    ...forAll(["ok", "nomember"], paid),
    message: both(status("That went well."), paid),
    "204": confirming,
    ...each(["422", "error200"], refusedCheck),
    ...each(["429", "502-html"], unansweredCheck),
    html: unansweredCheck(texts.unreadable),
    // The server has booked it before the connection ended.
    cut: paid,
    reset: unansweredCheck(texts.unreachable),
    "bad-redirect": both(alert(texts.unsafe), confirming),
  };

  test("answers to checkpayment", async ({ page, tryRows, openFreshly }) => {
    const back = await returnAddress(page, openFreshly);
    const rows = rowsOf(checked, async (mode, outcome) => {
      const asked = page.waitForRequest(/\/checkpayment$/);
      await openFreshly(back, { checkPayment: mode });
      // Some outcomes hold before the answer, too.
      await (await asked).response();
      await outcome(page);
    });
    await tryRows("checkpayment", rows);
  });

  /** The provider's return address of a paid invoice: the server keeps the payment. */
  async function returnAddress(page: Page, open: (address: string, scenario: Record<string, string>) => Promise<void>) {
    await open(invoice, { provider: "straight", checkPayment: "hang" });
    await page.getByRole("main").getByRole("button", { name: "Pay invoice" }).click();
    // Wait before leaving the page: after the server's reset, the check would succeed.
    const asked = page.waitForRequest(/\/checkpayment$/);
    // The app clears the query at once.
    const returned = page.waitForRequest(/\?status=ok/);
    await payDialog(page).getByRole("button", { name: "Continue" }).click();
    await asked;
    return (await returned).url();
  }
});

test.describe("Log out", () => {
  const alone = both(heading("You have logged out"), alert(texts.loggedOutAlone));
  // The session still exists in this test, and so does the card.
  const startsAfresh = card;
  // Each outcome, and the answers that lead elsewhere after other calls. lib/session/logout.test.ts tells success from failure.
  const table: Partial<AnswerTable> = {
    ok: login,
    redirect: landed,
    "401-bare": startsAfresh,
    ...forAll(["403", "405-captcha", "502-html", "reset"], alone),
  };

  test("answers to logout leave nothing of the member behind", async ({ page, tryRows, openFreshly }) => {
    const rows = rowsOf(table, async (mode, outcome) => {
      await openFreshly("/app/", { logout: mode });
      await logOut(page);
      await outcome(page);
      if (outcome !== startsAfresh)
        expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Maija");
    });
    await tryRows("logout", rows);
  });
});

test.describe("the shown card", () => {
  /**
   * @param line freshness line for an empty answer
   * @param withoutMember what an empty answer leads to
   */
  const table = (line: Outcome, withoutMember: Outcome): KindTable => {
    const stays = (text: string) => both(card, line, alert(text));
    return {
      ...elsewhere,
      "500": stays(errorTexts["500"]),
      ok: both(card, fresh),
      // The message first, since it hides by itself.
      message: both(status("That went well."), card, fresh),
      ...each(refusals, stays),
      reset: stays(texts.unreachable),
      ...forAll(["204", "nomember"], both(card, line, withoutMember)),
      html: stays(texts.unreadable),
      error200: stays(errorTexts.error200),
      "bad-redirect": stays(texts.unsafe),
    };
  };
  // Without config there is still a member; without memberData nothing was refreshed.
  const tables = { config: table(fresh, card), me: table(stale, alert(texts.noMember)) };

  for (const [endpoint, outcomes] of Object.entries(tables))
    test(`answers of ${endpoint} to Refresh`, async ({ page, tryRows, openFreshly }) => {
      const rows = rowsOf(outcomes, async (mode, outcome) => {
        const refresh = page.getByRole("button", { name: "Refresh" });
        if (!isAt(page, "/app/") || !(await refresh.isVisible())) await openFreshly("/app/");
        // The first paint ignores presses.
        await appUp(page);
        await closeNotification(page);
        await setScenario(page, { [endpoint]: mode });
        const answered = page.waitForEvent("requestfinished", (request) => request.url().endsWith("me?clearCache=1"));
        const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("?clearCache=1"));
        await refresh.click();
        await Promise.race([answered.catch(() => null), failed.catch(() => null)]);
        await outcome(page);
        await setScenario(page, { [endpoint]: "ok" });
      });
      await tryRows(`${endpoint} at Refresh`, rows);
    });

  test("answers of me to another language", async ({ page, tryRows, openFreshly }) => {
    const inLanguage =
      (lang: string, outcome: Outcome): Outcome =>
      async (page) => {
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        await outcome(page);
      };
    // Finnish after English: both server and app use Finnish.
    const finnish: KindTable = {
      ...elsewhere,
      "403": (page) => expect(page.getByRole("button", { name: "Kirjaudu ulos" })).toBeVisible(),
      ...forAll(
        ["ok", "message", "nomember", "error200", "bad-redirect", "204"],
        inLanguage("fi", heading("Asetukset")),
      ),
      ...forAll([...refusals, "500", "html", "reset"], inLanguage("fi", both(heading("Asetukset"), alert("")))),
    };
    const language = page.getByLabel(/^(?:Language|Kieli)$/);
    /** Waits for the answer: a request under way would get the next scenario, and some outcomes hold before it, too. */
    const choose = async (locale: string) => {
      const asked = page.waitForRequest(new RegExp(`/api/${locale}/me\\?`));
      await language.selectOption(locale);
      await (await asked).response();
    };
    const rows = rowsOf(finnish, async (mode, outcome) => {
      if (isAt(page, "/app/settings") && (await language.isVisible())) {
        await setScenario(page, { me: "ok" });
        await choose("en");
      } else {
        await openFreshly("/app/settings");
        await expect(language).toHaveValue("en");
      }
      await heading("Settings")(page);
      await closeNotification(page);
      await setScenario(page, { me: mode });
      await choose("fi");
      await outcome(page);
    });
    await tryRows("me in another language", rows, async () => {
      await page.goto("/mock/landed");
    });
  });
});

// The four lists share one query: components/collections and lib/api/endpoints.test.ts have what differs.
test.describe("a list", () => {
  const notLoaded = both(alert(texts.listFailed), tryAgain);
  const shown: Outcome = (page) => expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  const emptyText: Outcome = (page) => expect(page.getByText(/^No \w+ to show$/)).toBeVisible();
  const table: KindTable = {
    ...elsewhere,
    ...forAll(["ok", "nomember"], shown),
    message: both(status("That went well."), shown),
    "204": emptyText,
    error200: both(notLoaded, alert(errorTexts.error200)),
    "bad-redirect": both(emptyText, alert(texts.unsafe)),
    ...each(refusals, (text) => both(notLoaded, alert(text))),
    html: both(notLoaded, alert(texts.unreadable)),
    reset: both(notLoaded, alert(texts.unreachable)),
  };

  test("answers of articles on first visit", async ({ page, tryRows, openFreshly }) => {
    const at = "/app/articles";
    const rows = rowsOf(table, async (mode, outcome) => {
      const again = page.getByRole("main").getByRole("button", { name: "Try again" });
      const canTryAgain = isAt(page, at) && (await again.isVisible());
      if (!canTryAgain) {
        await openFreshly(at, { persona: "english", articles: mode });
      } else {
        await closeNotification(page);
        await setScenario(page, { articles: mode });
        await again.click();
      }
      if (isAt(page, at) && !(mode in elsewhere)) await heading("News")(page);
      await outcome(page);
    });
    await tryRows("articles on first visit", rows);
  });
});
