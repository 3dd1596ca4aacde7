import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
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

test("starts with a foreign element at the top of the page, as of a browser extension", async ({ page, open }) => {
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => document.body.prepend(document.createElement("div"))),
  );
  await open("ordinary");
  await expect(card(page)).toBeVisible();
  await page.getByRole("link", { name: "Invoices" }).click();
  await expect(page).toHaveURL("/app/invoices");
});

test("starts in a page whose body an extension has wrapped: React draws it anew", async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Minified React error #418/);
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      const wrapper = document.createElement("div");
      wrapper.append(...document.body.childNodes);
      document.body.append(wrapper);
    }),
  );
  await open("ordinary");
  await expect(card(page)).toBeVisible();
  await page.getByRole("link", { name: "Invoices" }).click();
  await expect(page).toHaveURL("/app/invoices");
});

test("an error of Next's router ends in a screen that can be reloaded", async ({ page, open, expectConsoleErrors }) => {
  // The policy refuses the styles of that screen.
  expectConsoleErrors(/SecurityError|Applying inline style violates/);
  await page.addInitScript(() => {
    for (const name of ["pushState", "replaceState"] as const) {
      const change = History.prototype[name];
      History.prototype[name] = function (...args: Parameters<History["pushState"]>) {
        // As Safari does after too many changes.
        if (document.documentElement.dataset.refuses) throw new DOMException("", "SecurityError");
        return change.apply(this, args);
      };
    }
  });
  await open("ordinary");
  await appUp(page);
  await page.evaluate(() => (document.documentElement.dataset.refuses = "true"));
  await page.getByRole("link", { name: "Invoices" }).click();
  await expect(page.getByRole("heading")).toHaveCount(1);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(card(page)).toBeVisible();
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

test("a login that leads straight back is followed three times, then a full-screen message says so", async ({
  page,
  open,
}) => {
  let pages = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === "/app/") pages += 1;
  });
  await open("ordinary", "/app/", { me: "401-loop" });
  await expect(page.getByRole("heading", { name: "The app could not start" })).toBeVisible(manyPages);
  await expect(page.getByRole("main")).toContainText("keeps sending the app");
  expect(pages).toBe(4);
  await page.request.get("/mock/set?me=ok", { maxRedirects: 0 });
  await tryAgain(page).click();
  await expect(card(page)).toBeVisible();
});

test("a redirect to a part of the page itself loads it once", async ({ page, open }) => {
  await page.route("/api/*/me", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, redirect_url: "/app/#welcome" } });
  });
  let pages = 0;
  page.on("request", (request) => (pages += request.isNavigationRequest() && request.url().includes("/app/") ? 1 : 0));
  await open("ordinary");
  await expect(page).toHaveURL("/app/#welcome");
  await expect(card(page)).toBeVisible();
  await appUp(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(pages).toBe(2);
});

test("a captcha is solved on the site's front page, which leads back to the address", async ({ page, open }) => {
  // It differs only by its hash from the page that leads back.
  await open("ordinary", "/app/#top", { me: "405-captcha" });
  await page.getByRole("button", { name: "I am not a robot" }).click();
  await expect(card(page)).toBeVisible();
  await expect(page).toHaveURL("/app/#top");
  expect(await page.evaluate(() => sessionStorage.getItem("captchaReturn"))).toBeNull();
});
