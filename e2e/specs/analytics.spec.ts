import type { Page } from "@playwright/test";
import { english, expect, test } from "../fixtures";
import { appUp } from "./app-up";
import { goWithinApp } from "./go-within-app";

// See docs/product.md, Cookies and analytics. The unit tests of lib/analytics cover the conditions for counting and the tag's
// commands.
const accepting = { ...english, acceptedCookies: ["necessary", "statistics"] };
const tagAddress = "https://www.googletagmanager.com/gtag/js?id=G-KAARNA1974";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Cookies" });

/** Every screen but the card, with a text that identifies it. */
const screens = {
  "/app/myaccount": "My account",
  "/app/invoices": "Invoices",
  "/app/invoices/5012": "Membership fee and magazine",
  "/app/articles": "News",
  "/app/articles/talven-retkikalenteri": "The winter calendar is open",
  "/app/events": "Events",
  "/app/events/tupaviikonloppu": "A hut weekend at Kuukkelinlampi",
  "/app/benefits": "Benefits",
  "/app/pages": "Pages",
  "/app/pages/yhdistys": "About the association",
  "/app/settings": "Settings",
  "/app/error404": "Page not found",
};

/** Requests of all tabs; the analytics tag is a stub that records its run and sets the tag's cookies. */
async function recordRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  const context = page.context();
  context.on("request", (request) => requests.push(request.url()));
  await context.route(/^https?:\/\/(?!localhost)/, (route) =>
    route.request().url() === tagAddress
      ? route.fulfill({
          contentType: "text/javascript",
          body: 'document.cookie = "_ga=GA1.1.1.1; Path=/"; document.cookie = "_ga_KAARNA1974=GS2; Path=/app";',
        })
      : route.abort(),
  );
  return requests;
}

const foreign = (requests: readonly string[]) => requests.filter((url) => !url.startsWith("http://localhost"));

/** Commands sent to the tag, as plain lists. */
async function inbox(page: Page): Promise<unknown[][]> {
  const commands = await page.evaluate(() =>
    JSON.stringify((window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>))),
  );
  return JSON.parse(commands) as unknown[][];
}

interface PageView {
  page_location: string;
  page_title: string;
  page_referrer: string;
}

async function pageViews(page: Page): Promise<PageView[]> {
  return (await inbox(page)).filter(([, name]) => name === "page_view").map(([, , view]) => view as PageView);
}

/** Each counted page: path and title. */
async function counted(page: Page): Promise<[string, string][]> {
  const { origin } = new URL(page.url());
  return (await pageViews(page)).map((view) => [view.page_location.replace(origin, ""), view.page_title]);
}

async function tagCookies(page: Page): Promise<string[]> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.filter((name) => name.startsWith("_ga")).sort();
}

async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name, exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
}

test.describe("before consent", () => {
  test.use({ storedSettings: { ...english, showCookieDialog: true } });

  async function expectNothingForeign(page: Page, requests: readonly string[]): Promise<void> {
    expect(foreign(requests)).toEqual([]);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
    expect(await tagCookies(page)).toEqual([]);
  }

  test("no screen sends a request to another origin, before the answer or after a refusal", async ({ page, open }) => {
    test.setTimeout(180_000);
    const requests = await recordRequests(page);
    await open("analytics");
    await dialog(page).getByRole("button", { name: "Read more" }).click();
    await dialog(page).getByRole("button", { name: "Back" }).click();
    await page.waitForLoadState("networkidle");
    await expectNothingForeign(page, requests);
    await dialog(page).getByRole("button", { name: "Accept only necessary" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await appUp(page);
    for (const [address, title] of Object.entries(screens)) {
      await goWithinApp(page, address);
      await expect(page.getByText(title).first()).toBeVisible();
      // What waits for an idle browser has begun by the time of a later idle period.
      await page.evaluate(async () => {
        window.scrollTo(0, document.body.scrollHeight);
        for (let period = 0; period < 3; period += 1) await new Promise((resolve) => requestIdleCallback(resolve));
      });
    }
    await page.waitForLoadState("networkidle");
    expect(requests.length).toBeGreaterThan(100);
    await expectNothingForeign(page, requests);
  });
});

test.describe("with statistics accepted", () => {
  test.use({ storedSettings: accepting });

  test("each screen is counted by its template: no ids, item names, titles, queries or hashes", async ({
    page,
    open,
  }) => {
    const requests = await recordRequests(page);
    await open("analytics", "/app/invoices/5012?status=cancel&pmt_id=77#rows");
    await expect(heading(page, "Membership fee and magazine")).toBeVisible();
    await expect.poll(() => counted(page)).toEqual([["/app/invoices/{pagename}", "Invoice"]]);
    await goTo(page, "Invoices");
    await expect.poll(() => counted(page)).toHaveLength(2);
    await page.getByRole("link", { name: /Hut booking/ }).click();
    await expect(page).toHaveURL("/app/invoices/4981");
    await expect.poll(() => counted(page)).toHaveLength(3);
    await page.goBack();
    await expect.poll(() => counted(page)).toHaveLength(4);
    await goTo(page, "Events");
    await expect.poll(() => counted(page)).toHaveLength(5);
    await page.getByRole("link", { name: /A hut weekend at Kuukkelinlampi/ }).click();
    await expect.poll(() => counted(page)).toHaveLength(6);
    await goTo(page, "My account");
    await expect.poll(() => counted(page)).toHaveLength(7);
    expect(await counted(page)).toEqual([
      ["/app/invoices/{pagename}", "Invoice"],
      ["/app/invoices", "Invoices"],
      ["/app/invoices/{pagename}", "Invoice"],
      ["/app/invoices", "Invoices"],
      ["/app/events", "Events"],
      ["/app/events/{pagename}", "Event"],
      ["/app/myaccount", "My account"],
    ]);
    const views = await pageViews(page);
    const { origin } = new URL(page.url());
    // The referrer: first the origin, then the previous template.
    expect(views.map((view) => view.page_referrer)).toEqual([
      expect.stringMatching(/^$|^http:\/\/localhost:\d+\/$/),
      ...views.slice(0, -1).map((view) => view.page_location),
    ]);
    for (const secret of [
      "5012",
      "4981",
      "pmt_",
      "status",
      "rows",
      "tupaviikonloppu",
      "Hut",
      "Maija",
      "Membership fee",
    ])
      expect(JSON.stringify(await inbox(page)).replaceAll(origin, "")).not.toContain(secret);
    // The tag's script alone, once.
    expect(foreign(requests)).toEqual([tagAddress]);
  });
});
