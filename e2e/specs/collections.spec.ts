import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { appUp } from "./app-up";
import { changeAnswer } from "./change-answer";
import { changeMember } from "./change-member";
import { holdRequests } from "./hold-requests";
import { requestLog } from "./request-log";

// See docs/product.md, Collections.

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const items = (page: Page) => page.getByRole("main").getByRole("listitem");

const lists = {
  articles: { title: "News", first: "The winter calendar is open", at: "talven-retkikalenteri" },
  events: { title: "Events", first: "An evening walk by headlamp", at: "201" },
  benefits: { title: "Benefits", first: "Rinkka & Remmi, outdoor shop", at: "301" },
  pages: { title: "Pages", first: "About the association", at: "yhdistys" },
};

test("each list has its entries in the server's order, and opens one", async ({ page, open }) => {
  await open("ordinary");
  await appUp(page);
  for (const [name, { title, first, at }] of Object.entries(lists))
    await test.step(name, async () => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").getByRole("link", { name: title, exact: true }).click();
      await expect(page).toHaveURL(`/app/${name}`);
      await expect(heading(page, title)).toBeVisible();
      await expect(items(page).first()).toContainText(first);
      await items(page).first().getByRole("link").click();
      await expect(page).toHaveURL(`/app/${name}/${at}`);
      await expect(heading(page, first)).toBeVisible();
    });
});

test("Back from an entry restores the position in the list", async ({ page, open }) => {
  await open("ordinary", "/app/events");
  const entry = items(page).getByRole("link").nth(-3);
  await entry.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await entry.click();
  await expect(page).not.toHaveURL(/\/events$/);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(heading(page, "Events")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test("a list that config and me do not carry loads by its own call, once, and reloads with the rest", async ({
  page,
  open,
  context,
}) => {
  const { first } = lists.articles;
  const calls = async () => (await requestLog(page)).filter((request) => request === "/api/en/articles").length;

  await test.step("that fails says so, and Try again loads it", async () => {
    await open("english", "/app/articles", { articles: "502", "articles.times": "1" });
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect(items(page).first()).toContainText(first);
  });

  await test.step("is not loaded again on the way back to it", async () => {
    const before = await calls();
    await page.getByRole("link", { name: "Home" }).click();
    await expect(heading(page, "Tessa Test-Jäsen")).toBeVisible();
    await page.goBack();
    await expect(items(page).first()).toContainText(first);
    expect(await calls()).toBe(before);
  });

  await test.step("reloads with the rest when the network is back", async () => {
    await page.route("**/api/en/articles", (route) =>
      route.fulfill({ json: { articles: [{ id: 77, title: "Thursday's news" }] } }),
    );
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(items(page)).toHaveText([/Thursday's news/]);
  });
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
