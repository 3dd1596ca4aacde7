import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { appUp } from "./app-up";
import { appFiles, holdRequests } from "./hold-requests";
import { requestLog } from "./request-log";

// See docs/product.md, Start and Server answers. Only tests that need a browser: lib/start and components/start test answers,
// states and screens by tables, faults/answers-at-start.spec.ts every answer.

/** Loading several pages one after the other is slow on a busy machine. */
const manyPages = { timeout: 40_000 };

const card = (page: Page) => page.getByRole("heading", { level: 1, name: "Maija Mallikas" });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

test("requests config and me before the app's scripts have loaded, and each only once", async ({ page, open }) => {
  await open("ordinary", "/mock");
  const release = await holdRequests(page, appFiles);
  await page.goto("/app/", { waitUntil: "commit" });
  await expect.poll(async () => (await requestLog(page)).sort()).toEqual(["/api/en/config", "/api/en/me"]);
  release();
  await appUp(page);
  expect((await requestLog(page)).sort()).toEqual(["/api/en/config", "/api/en/me"]);
});

test("requests me without waiting for config, and shows nothing before config, however long that takes", async ({
  page,
  open,
}) => {
  await page.clock.install();
  const release = await holdRequests(page, /\/api\/en\/config$/);
  const me = page.waitForResponse(/\/api\/en\/me$/);
  await open("ordinary");
  await me;
  await page.clock.fastForward(30_000);
  await expect(page.getByRole("status").first()).toContainText("Loading");
  await expect(card(page)).toHaveCount(0);
  release();
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole("main").locator("img").first()).toBeVisible();
});

test("Try again opens the screen of the address", async ({ page, open }) => {
  const answers = {
    "the app could not start": { config: "cut" },
    "the server refuses": { me: "403" },
  };
  for (const [what, answer] of Object.entries(answers))
    await freshStep(page, what, async () => {
      const [endpoint = ""] = Object.keys(answer);
      await open("ordinary", "/app/settings", { ...answer, [`${endpoint}.times`]: "1" });
      await tryAgain(page).click();
      await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    });
});

test("a deep link without a session reopens after the login, once", async ({ page, open }) => {
  await open("none", "/app/settings?from=mail#top");
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByRole("button", { name: /Maija Mallikas/ }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect(page).toHaveURL("/app/settings?from=mail#top");
  await page.goto("/app/");
  await expect(card(page)).toBeVisible();
  await expect(page).toHaveURL("/app/");
});

test("a logout discards the payment's return, so the next member does not get it", async ({ page, open }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  const setScenario = (query: string) => page.request.get(`/mock/set?${query}`, { maxRedirects: 0 });

  await open("ordinary", "/app/invoices/5012?status=ok&pmt_id=1&pmt_hash=2", { me: "500", logout: "reset" });
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "You have logged out" })).toBeVisible();
  await setScenario("persona=none&me=ok&logout=ok");
  await page.reload();
  await expect(page).toHaveURL(/\/login\?/);
  await setScenario("persona=board");
  await page.goto("/app/");
  await expect(page.getByRole("heading", { level: 1, name: "Erkki Esimerkki" })).toBeVisible();
  await expect(page).toHaveURL("/app/");
  expect(sent.filter((path) => path.endsWith("/checkpayment"))).toEqual([]);
});

test.describe("a redirect loop of the server", () => {
  for (const [what, scenario] of [
    ["a login that leads straight back", { me: "401-loop" }],
    ["config leads to the app itself", { config: "redirect-app" }],
  ] as const)
    test(`${what}: three times, then a full-screen message`, async ({ page, open }) => {
      let pages = 0;
      page.on("request", (request) => {
        if (request.isNavigationRequest() && new URL(request.url()).pathname === "/app/") pages += 1;
      });
      await open("ordinary", "/app/", scenario);
      await expect(page.getByRole("heading", { name: "The app could not start" })).toBeVisible(manyPages);
      await expect(page.getByRole("main")).toContainText("keeps sending the app");
      expect(pages).toBe(4);
      await page.request.get("/mock/set?me=ok&config=ok", { maxRedirects: 0 });
      await tryAgain(page).click();
      await expect(card(page)).toBeVisible();
    });
});

test("the app stops after four visits to a list's endless captcha, and stays open", async ({ page, open }) => {
  let visits = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === "/") visits += 1;
  });
  await open("english", "/app/articles", { articles: "405-captcha-forever", captcha: "silent" });
  await expect(page.getByRole("alert").filter({ hasText: "whether you are human" })).toBeVisible(manyPages);
  expect(visits).toBe(4);
  await page.getByRole("link", { name: "Membership card" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tessa Test-Jäsen" })).toBeVisible();
});

test("a redirect to a part of the page itself loads it once", async ({ page, open }) => {
  const redirectTo = (address: string, status: number) =>
    page.route("/api/*/me", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as object;
      await route.fulfill({ response, status, json: { ...answer, redirect_url: address } });
    });
  let pages = 0;
  page.on("request", (request) => (pages += request.isNavigationRequest() && request.url().includes("/app/") ? 1 : 0));

  await freshStep(page, "with a member's details", async () => {
    pages = 0;
    await redirectTo("/app/#welcome", 200);
    await open("ordinary");
    await expect(page).toHaveURL("/app/#welcome");
    await expect(card(page)).toBeVisible();
    await appUp(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(pages).toBe(2);
  });

  await freshStep(page, "without a session", async () => {
    pages = 0;
    await redirectTo("#login", 401);
    await open("ordinary");
    await expect(page).toHaveURL("/app/#login");
    await expect(page.getByRole("heading", { name: "Login did not open" })).toBeVisible();
    await expect(tryAgain(page)).toBeVisible();
    expect(pages).toBe(2);
  });
});

test("a captcha is solved on the site's front page, which leads back to the address", async ({ page, open }) => {
  for (const [endpoint, address] of [
    ["config", "/app/settings?a=1"],
    // It differs only by its hash from the page that leads back.
    ["me", "/app/#top"],
  ] as const)
    await freshStep(page, `of ${endpoint} at ${address}`, async () => {
      await open("ordinary", address, { [endpoint]: "405-captcha" });
      await page.getByRole("button", { name: "I am not a robot" }).click();
      await expect(page.getByRole("heading", { level: 1, name: /Settings|Maija Mallikas/ })).toBeVisible();
      await expect(page).toHaveURL(address);
      expect(await page.evaluate(() => sessionStorage.getItem("captchaReturn"))).toBeNull();
    });
});
