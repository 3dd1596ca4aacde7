import type { Page, Request } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { changeAnswer } from "./change-answer";
import { changeMember } from "./change-member";
import { holdRequests } from "./hold-requests";
import { requestLog } from "./request-log";

// See docs/product.md, Collections.

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const items = (page: Page) => page.getByRole("main").getByRole("listitem");

const collections = {
  articles: {
    title: "News",
    empty: "No news to show",
    first: "The winter calendar is open",
    at: "talven-retkikalenteri",
  },
  events: { title: "Events", empty: "No events to show", first: "An evening walk by headlamp", at: "201" },
  benefits: { title: "Benefits", empty: "No benefits to show", first: "Rinkka & Remmi, outdoor shop", at: "301" },
  pages: { title: "Pages", empty: "No pages to show", first: "About the association", at: "yhdistys" },
};

const each = Object.entries(collections).map(([name, words]) => ({ name, ...words }));

test("a list has its entries in the server's order, and opens one", async ({ page, open }) => {
  for (const { name, title, first, at } of each)
    await freshStep(page, name, async () => {
      await open("ordinary", `/app/${name}`);
      await expect(heading(page, title)).toBeVisible();
      await expect(items(page).first()).toContainText(first);
      await items(page).first().getByRole("link").click();
      await expect(page).toHaveURL(`/app/${name}/${at}`);
      await expect(heading(page, first)).toBeVisible();
      await page.getByRole("button", { name: "Back" }).click();
      await expect(page).toHaveURL(`/app/${name}`);
      await expect(heading(page, title)).toBeVisible();
    });
});

test("an entry opens by its address, and Back leads to the list", async ({ page, open }) => {
  for (const { name, title, first, at } of each)
    await freshStep(page, name, async () => {
      await open("ordinary", `/app/${name}/${at}`);
      await expect(heading(page, first)).toBeVisible();
      await page.getByRole("button", { name: "Back" }).click();
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(`/app/${name}`);
    });
});

test("Back from an entry restores the position in the list", async ({ page, open }) => {
  await open("ordinary", "/app/events");
  const entry = page.getByRole("main").getByRole("listitem").getByRole("link").nth(8);
  await entry.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await entry.click();
  await expect(page).not.toHaveURL(/\/events$/);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(heading(page, "Events")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test("an unknown entry ends at error404", async ({ page, open }) => {
  for (const { name } of each)
    await freshStep(page, name, async () => {
      await open("ordinary", `/app/${name}/no-such-entry`);
      await expect(heading(page, "Page not found")).toBeVisible();
      await expect(page).toHaveURL("/app/error404");
    });
});

test("a list without entries says so", async ({ page, open }) => {
  for (const { name, empty } of each)
    await freshStep(page, `'${empty}'`, async () => {
      await open("nothing", `/app/${name}`);
      await expect(page.getByText(empty)).toBeVisible();
      await expect(items(page)).toHaveCount(0);
    });
});

test("a list loads once by its own call when config and me carried none", async ({ page, open }) => {
  for (const { name, first } of each)
    await freshStep(page, name, async () => {
      await open("english", `/app/${name}`);
      await expect(items(page).first()).toContainText(first);
      await page.getByRole("link", { name: "Home" }).click();
      await expect(heading(page, "Tessa Test-Jäsen")).toBeVisible();
      await page.goBack();
      await expect(items(page).first()).toContainText(first);
      expect((await requestLog(page)).filter((request) => request === `/api/en/${name}`)).toHaveLength(1);
    });
});

test("a list loaded by its own call reloads with the rest", async ({ page, open, context }) => {
  await open("english", "/app/articles");
  await expect(items(page).first()).toBeVisible();
  await page.route("**/api/en/articles", (route) =>
    route.fulfill({ json: { articles: [{ id: 77, title: "Thursday's news" }] } }),
  );
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(items(page)).toHaveText([/Thursday's news/]);
});

test("waits for an item newer than the stored list", async ({ page, open }) => {
  const address = "/app/articles/talven-retkikalenteri";
  const articles = [{ id: 1, title: "Old news" }];
  await changeAnswer(page, "**/api/en/config", (answer) => ({ ...answer, articles }));
  await open("ordinary", "/app/articles");
  await expect(items(page)).toHaveText([/Old news/]);
  await page.unrouteAll();
  await changeMember(page, { invoice: [] });
  const releaseMe = await holdRequests(page, /\/api\/en\/me$/);
  const releaseConfig = await holdRequests(page, /\/api\/en\/config$/);
  await page.goto(address);
  // The stored version shows after four seconds.
  const loading = page.getByRole("main").getByRole("progressbar", { name: "Loading" });
  await expect(loading).toBeVisible();
  const invoices = page.getByRole("navigation").getByRole("link", { name: "Invoices" });
  await expect(invoices).toBeVisible();
  await expect(page).toHaveURL(address);
  releaseMe();
  releaseConfig();
  await expect(heading(page, "The winter calendar is open")).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(invoices).toHaveCount(0);
});

test("a list that fails to load says so, and Try again loads it", async ({ page, open }) => {
  for (const { name, first } of each)
    await freshStep(page, name, async () => {
      await open("english", `/app/${name}`, { [name]: "502", [`${name}.times`]: "1" });
      await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
      await expect(items(page).first()).toContainText(first);
    });
});

test("leaving a list aborts its load", async ({ page, open }) => {
  const isOfList = (request: Request) => request.url().endsWith("/api/en/articles");
  await open("english", "/app/");
  const release = await holdRequests(page, /\/api\/en\/articles$/);
  const sent = page.waitForRequest(isOfList);
  await page.evaluate(() => history.pushState({ fromApp: true }, "", "/app/articles"));
  await sent;
  const aborted = page.waitForEvent("requestfailed", isOfList);
  await page.getByRole("link", { name: "Membership card" }).click();
  expect((await aborted).failure()?.errorText).toContain("ERR_ABORTED");
  release();
});

test("an entry with its own address opens it in a new tab instead", async ({ page, open, context }) => {
  await context.route("https://kaarnapolku.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Photographs</title>" }),
  );
  await open("ordinary", "/app/articles");
  const tab = page.waitForEvent("popup");
  await page.getByRole("main").locator("a[href='https://kaarnapolku.example/valokuvat']").click();
  await expect(await tab).toHaveURL("https://kaarnapolku.example/valokuvat");
  await expect(page).toHaveURL("/app/articles");
});

test("a link in a text that stays in the app is followed without leaving it", async ({ page, open }) => {
  await open("ordinary", "/app/articles/talven-retkikalenteri");
  await page.getByRole("link", { name: "See the events" }).click();
  await expect(heading(page, "Events")).toBeVisible();
  expect(await requestLog(page)).toHaveLength(2);
});

test("invalid entries of a misbehaving server hide no valid one", async ({ page, open }) => {
  for (const name of ["articles", "events"] as const)
    await freshStep(page, name, async () => {
      await open("misbehaving", `/app/${name}`);
      await expect(items(page).filter({ hasText: collections[name].first })).toBeVisible();
    });
});
