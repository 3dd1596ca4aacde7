import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { requestLog } from "./request-log";

// See docs/product.md, Collections.

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const items = (page: Page) => page.getByRole("main").getByRole("listitem");

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
  const first = "The winter calendar is open";
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
