import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { animationsEnded } from "./accessibility/animations-ended";
import { recordAnnouncements, announcementsTo } from "./accessibility/announcements";
import { appUp } from "./app-up";
import { appFiles, holdRequests } from "./hold-requests";
import { requestLog } from "./request-log";
import { tapAt } from "./tap-at";

// See docs/product.md, Shell. Only tests that need a browser and are not elsewhere: accessibility/names has bars and drawer,
// keyboard.spec.ts each step of the drawer and the focus, faults/ the answers to a logout and other tabs.

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const menu = (page: Page) => page.getByRole("button", { name: "Menu" });
const back = (page: Page) => page.getByRole("button", { name: "Back" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Navigation menu" });
const bottomBar = (page: Page) => page.getByRole("navigation", { name: "Main navigation" });
const logoutDialog = (page: Page) => page.getByRole("dialog", { name: "Log out?" });

async function openDrawer(page: Page): Promise<void> {
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
}

async function chooseInDrawer(page: Page, name: string): Promise<void> {
  await openDrawer(page);
  await drawer(page).getByRole("link", { name, exact: true }).click();
}

test("the bars have their sizes and lead to their screens, and the logo follows the theme", async ({ page, open }) => {
  await open("ordinary", "/app/settings");
  await appUp(page);
  const home = page.getByRole("link", { name: "Home" });
  const logo = home.locator("img");
  await expect(logo).toHaveCSS("height", "36px");
  await expect(logo).toHaveAttribute("src", /logo-light/);
  await page.getByRole("switch", { name: "Dark theme" }).click();
  await expect(logo).toHaveAttribute("src", /logo-dark/);

  for (const name of ["Invoices", "Benefits"]) {
    await bottomBar(page).getByRole("link", { name }).click();
    await expect(heading(page, name)).toBeVisible();
    await expect(bottomBar(page).getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
  await home.click();
  await expect(heading(page, "Maija Mallikas")).toBeVisible();
  await expect(page).toHaveURL("/app/");
  const entries = await page.evaluate(() => history.length);
  await home.click();
  await expect(page).toHaveURL("/app/");
  expect(await page.evaluate(() => history.length)).toBe(entries);

  const [top, bottom] = await Promise.all([page.getByRole("banner").boundingBox(), bottomBar(page).boundingBox()]);
  expect(top).toMatchObject({ y: 0, height: 64 });
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBe(823);
  const first = bottomBar(page).getByRole("link", { name: "Membership card" });
  expect(await first.boundingBox()).toMatchObject({ height: 56 });

  const invoices = bottomBar(page).getByRole("link", { name: "Invoices", exact: true });
  await expect(invoices).toHaveAttribute("data-count", "2");
  await expect(invoices).toHaveAccessibleDescription("2 unpaid invoices");
});

test("the browser's Back closes the drawer and a dialog of the screen", async ({ page, open }) => {
  await open("ordinary");
  await appUp(page);
  for (const layer of ["drawer", "dialog"]) {
    await page.getByRole("navigation").getByRole("link", { name: "Events" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    if (layer === "dialog") await page.getByRole("button", { name: "Log out" }).click();
    await page.goBack();
    await expect(page).toHaveURL("/app/");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("Back leads to the parent route or to the previous screen", async ({ page, open }) => {
  await freshStep(page, "of a deep link: to the parent route, in place of this one", async () => {
    await open("ordinary", "/app/invoices/5012");
    const entries = await page.evaluate(() => history.length);
    await back(page).click();
    await expect(heading(page, "Invoices")).toBeVisible();
    await expect(page).toHaveURL("/app/invoices");
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await freshStep(page, "after a step in the app: to where one was", async () => {
    await open("ordinary", "/app/invoices/5012");
    await chooseInDrawer(page, "Events");
    await expect(heading(page, "Events")).toBeVisible();
    await page.getByRole("link", { name: /A hut weekend at Kuukkelinlampi/ }).click();
    await expect(page).toHaveURL("/app/events/tupaviikonloppu");
    await back(page).click();
    await expect(page).toHaveURL("/app/events");
    await page.goBack();
    await expect(page).toHaveURL("/app/invoices/5012");
    // A tap elsewhere, so that the next one on Back is no double tap.
    await heading(page, "Membership fee and magazine").click();
    // The visit's first entry: the page before it signed in.
    await back(page).click();
    await expect(page).toHaveURL("/app/invoices");
    await page.goForward();
    await expect(page).toHaveURL("/app/events");
  });
});

test("of a double tap on Back only the first takes a step", async ({ page, open }) => {
  await open("ordinary", "/app/invoices");
  await appUp(page);
  await page.getByRole("link", { name: /Membership fee and magazine/ }).click();
  await expect(page).toHaveURL("/app/invoices/5012");
  await page.evaluate(() => {
    const prevented: boolean[] = [];
    Object.assign(window, { prevented });
    // Once all listeners have run.
    addEventListener("click", (event) => setTimeout(() => prevented.push(event.defaultPrevented)), true);
  });
  const { x, y, width, height } = (await back(page).boundingBox())!;
  const point = { x: x + width / 2, y: y + height / 2 };
  const first = Date.now();
  await tapAt(page, point, first);
  await expect(page).toHaveURL("/app/invoices");
  await tapAt(page, point, first + 200);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { prevented: boolean[] }).prevented))
    .toEqual([false, true]);
  await expect(page).toHaveURL("/app/invoices");
});

test("the app survives a screen that fails to load, and offers a retry", async ({
  page,
  open,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ChunkLoadError|Failed to load/);
  await open("ordinary");
  await appUp(page);
  const invoices = bottomBar(page).getByRole("link", { name: "Invoices", exact: true });
  await context.setOffline(true);
  await invoices.click();
  const told = page.getByRole("alert").filter({ hasText: "This part could not be loaded." });
  await expect(told).toBeVisible();
  await told.getByRole("button", { name: "Try again" }).click();
  await expect(told).toBeVisible();
  await bottomBar(page).getByRole("link", { name: "Membership card" }).click();
  await expect(heading(page, "Maija Mallikas")).toBeVisible();
  await invoices.click();
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await told.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: /^Membership fee and magazine/ })).toBeVisible();
  await expect(heading(page, "Invoices")).toBeVisible();
});

test.describe("a screen's file", () => {
  const chunks = "**/_next/static/chunks/**";

  /** The addresses of the pages that load from now on. */
  function recordLoads(page: Page): string[] {
    const addresses: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) addresses.push(request.url());
    });
    return addresses;
  }

  test("that the host lacks makes the page load again", async ({ page, open, expectConsoleErrors }) => {
    expectConsoleErrors(/ChunkLoadError|Failed to load/);
    await open("ordinary");
    await appUp(page);
    // The parts that the app loads in advance are not missing.
    await page.waitForLoadState("networkidle");
    const loaded = recordLoads(page);
    await page.route(chunks, (route) => (loaded.length === 0 ? route.fulfill({ status: 404 }) : route.fallback()));
    await bottomBar(page).getByRole("link", { name: "Invoices", exact: true }).click();
    await expect(page.getByRole("link", { name: /^Membership fee and magazine/ })).toBeVisible();
    expect(loaded).toHaveLength(1);
  });

  test("whose load was stopped does not: the member may be leaving", async ({ page, open, expectConsoleErrors }) => {
    expectConsoleErrors(/ChunkLoadError|Failed to load/);
    await open("ordinary");
    await appUp(page);
    const loaded = recordLoads(page);
    await page.route(chunks, (route) =>
      route.request().resourceType() === "script" ? route.abort() : route.fulfill({ status: 200 }),
    );
    const asked = page.waitForResponse((response) => response.request().resourceType() === "fetch");
    await bottomBar(page).getByRole("link", { name: "Invoices", exact: true }).click();
    const told = page.getByRole("alert").filter({ hasText: "This part could not be loaded." });
    await expect(told).toBeVisible();
    await asked;
    await page.unroute(chunks);
    await told.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("link", { name: /^Membership fee and magazine/ })).toBeVisible();
    expect(loaded).toEqual([]);
  });
});

test("logout asks first; Yes leads to the server's login page, without the member's data", async ({ page, open }) => {
  await open("ordinary");
  await page.evaluate(() => {
    const started = { person: "104772", invoiceId: 5012, startedAt: Date.now() };
    localStorage.setItem("startedPayments", JSON.stringify([started]));
  });
  const release = await holdRequests(page, /\/logout$/);
  const logOut = drawer(page).getByRole("button", { name: "Log out" });

  await test.step("the dialog is 250 wide; Escape and Cancel leave the drawer open, at the right edge", async () => {
    await openDrawer(page);
    await logOut.click();
    const panel = logoutDialog(page).getByRole("heading").locator("..");
    await expect.poll(async () => Math.round((await panel.boundingBox())?.width ?? 0)).toBe(250);
    await expect(logoutDialog(page).getByRole("button")).toHaveText(["Cancel", "Yes"]);
    await page.keyboard.press("Escape");
    await expect(logoutDialog(page)).toBeHidden();
    await expect(drawer(page)).toBeVisible();

    await logOut.click();
    await logoutDialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(logoutDialog(page)).toBeHidden();
    await expect(drawer(page)).toBeVisible();
    await expect(logOut).toBeFocused();
    expect(await requestLog(page)).not.toContain("/api/en/logout");

    const side = drawer(page).getByRole("navigation").locator("..");
    await expect
      .poll(() => side.evaluate((element) => element.getBoundingClientRect().right - document.body.clientWidth))
      .toBe(0);
    await drawer(page).getByRole("button", { name: "Close" }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  await test.step("Yes says that it logs out, and leaves nothing behind", async () => {
    await openDrawer(page);
    await logOut.click();
    await logoutDialog(page).getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("status")).toHaveText("Logging out");
    await expect(drawer(page)).toBeHidden();
    await expect(logoutDialog(page)).toBeHidden();
    release();
    await expect(page).toHaveURL("/login");
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).toContain("locale");
    expect(stored).not.toContain("Maija");
    expect(stored).not.toContain("startedPayments");
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
  });
});

test("a step to another screen leads to its top, with its title and without loading a page, and Back back again", async ({
  page,
  open,
}) => {
  await open("invoices", "/app/invoices");
  // The browser, not the app, follows a link of the first paint.
  await appUp(page);
  await page.getByRole("link", { name: /Membership fee 8900/ }).click();
  await expect(page).toHaveURL("/app/invoices/8900");
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^Invoice – /);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("button", { name: "Show card" })).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Membership fee 8900")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Invoices")).toBeVisible();
  await expect(page).toHaveTitle(/^Invoices – /);
  expect((await requestLog(page)).sort()).toEqual(["/api/en/config", "/api/en/me"]);
});

for (const when of ["once the app is up", "before the app is up"])
  test(`after a reload Back leads to the screen before it, without the host, ${when}`, async ({ page, open }) => {
    const isUp = when === "once the app is up";
    await open("ordinary");
    await appUp(page);
    await bottomBar(page).getByRole("link", { name: "Events" }).click();
    await expect(heading(page, "Events")).toBeVisible();
    const release = isUp ? null : await holdRequests(page, appFiles);
    // Its scripts are held: the page never finishes loading.
    await page.reload({ waitUntil: "commit" });
    await expect(heading(page, "Events")).toBeVisible();
    if (isUp) await appUp(page);
    const loaded = await page.evaluate(() => performance.timeOrigin);
    await page.route(/\.txt/, () => {});
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/app/");
    release?.();
    await expect(page.getByRole("button", { name: "Show card" })).toBeVisible();
    await expect(page).toHaveTitle(/^Membership card – /);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  });

test("a notification raised while the lightbox covers the page is visible and announced above it", async ({
  page,
  open,
}) => {
  const address = "/app/pages/kuvia-retkilta";
  // An error, which stays until it is closed.
  const text = "Something went wrong.";
  const lightbox = page.getByRole("dialog", { name: "Picture gallery" });
  await page.addInitScript(recordAnnouncements);
  await open("ordinary", address);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), "storedCard")).not.toBeNull();
  // The stored card shows meanwhile.
  const release = await holdRequests(page, /\/api\/en\/me$/);
  await open("ordinary", address, { me: "error200" });
  await appUp(page);
  await page.getByRole("button", { name: /Open picture 1/ }).click();
  await expect(lightbox).toBeVisible();
  release();
  const message = lightbox.getByRole("alert").filter({ hasText: text });
  await expect(message).toBeVisible();
  await page.evaluate(animationsEnded);
  expect(await message.evaluate(isOnTop)).toBe(true);
  await expect.poll(() => announcementsTo(page, "assertive")).toContain(text);
  expect(await isInAccessibilityTree(page, text)).toBe(true);
  await message.getByRole("button", { name: "Close" }).click();
  await expect(message).toHaveCount(0);
  await expect(lightbox).toBeVisible();
});

test("a notification over the open drawer leaves its last entry within reach", async ({ page, open }) => {
  await open("ordinary");
  await page.route(/\/api\/en\/me/, (route) => route.fulfill({ json: { error: "Something went wrong." } }));
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(drawer(page).getByRole("alert")).toBeVisible();
  await page.evaluate(animationsEnded);
  const logOut = drawer(page).getByRole("button", { name: "Log out" });
  await drawer(page)
    .getByRole("navigation")
    .evaluate((entries) => entries.parentElement!.scrollTo(0, entries.scrollHeight));
  expect(await logOut.evaluate(isOnTop)).toBe(true);
});

/** Runs in the page: nothing covers the middle of the element. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Whether a text is in the accessibility tree, which excludes inert content. */
async function isInAccessibilityTree(page: Page, text: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.some(({ ignored, name }) => !ignored && name?.value === text);
}

test("slashes before the path, which many hosts ignore, go", async ({ page, open, baseURL }) => {
  await open("ordinary", "/mock/landed");
  await page.route(`${baseURL}//app/**`, async (route) => {
    const response = await route.fetch({ url: `${baseURL}/app/invoices` });
    await route.fulfill({ response });
  });
  await page.goto(`${baseURL}//app/invoices?a=1#b`);
  await expect(heading(page, "Invoices")).toBeVisible();
  await expect(page).toHaveURL("/app/invoices?a=1#b");
});

test("an address becomes canonical, an unknown one opens page not found, which leads home", async ({ page, open }) => {
  const rows = [
    { address: "/app/invoices/?a=1#b", shown: "/app/invoices?a=1#b", title: "Invoices" },
    { address: "/app/%E0%A4%A", shown: "/app/error404", title: "Page not found" },
    // Some hosts answer it with the list's page.
    { address: "/app//invoices", shown: "/app/error404", title: "Page not found" },
    { address: "/app/index.html?a=1", shown: "/app/?a=1", title: "Maija Mallikas" },
    // As a host without rewrite rules answers it.
    { host: "plain", address: "/app/settings/", shown: "/app/settings", title: "Settings" },
    {
      host: "plain",
      address: "/app/events/tupaviikonloppu?from=mail",
      shown: "/app/events/tupaviikonloppu?from=mail",
      title: "A hut weekend at Kuukkelinlampi",
    },
    { host: "plain", address: "/app/nothing-here", shown: "/app/error404", title: "Page not found" },
  ];
  await open("ordinary", "/mock/landed");
  for (const { host = "mapped", address, shown, title } of rows)
    await test.step(`${address} on '${host}'`, async () => {
      await page.request.get(`/mock/set?host=${host}`, { maxRedirects: 0 });
      await page.goto(address);
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(shown);
    });
  await page.getByRole("button", { name: "Go to the membership card" }).click();
  await expect(heading(page, "Maija Mallikas")).toBeVisible();
  await expect(page).toHaveURL("/app/");
});
