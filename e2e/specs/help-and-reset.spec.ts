import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

// See docs/product.md, Settings and Reset.

const panel = (page: Page) => page.getByRole("region", { name: "Help and reset" });
const reset = (page: Page) => panel(page).getByRole("button", { name: "Reset the app" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Reset the app?" });

/** Leaves a mark in each storage of the app. lib/pwa/reset-app.test.ts has what belongs to the site on the same origin. */
async function markStorage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem("storageAsked", "mark");
    sessionStorage.setItem("reloadedForPart", "mark");
    await (await caches.open("icons")).put("/app/mark", new Response("mark"));
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open("jasensovellus");
      opening.onupgradeneeded = () => opening.result.createObjectStore("stored");
      opening.onerror = reject;
      opening.onsuccess = () => {
        const change = opening.result.transaction("stored", "readwrite");
        change.objectStore("stored").put("mark", "mark");
        change.oncomplete = () => resolve();
      };
    });
  });
}

const allMarks = ["cache", "database", "reloadedForPart", "storageAsked"];

/** The places that still hold a mark. */
function marks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const inDatabase = await new Promise((resolve) => {
      const opening = indexedDB.open("jasensovellus");
      opening.onupgradeneeded = () => opening.result.createObjectStore("stored");
      opening.onsuccess = () => {
        const reading = opening.result.transaction("stored").objectStore("stored").get("mark");
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result);
        };
      };
    });
    const stored = Object.entries({
      cache: (await caches.match("/app/mark", { cacheName: "icons" })) && "mark",
      database: inDatabase,
      ...sessionStorage,
      ...localStorage,
    });
    return stored.flatMap(([place, value]) => (value === "mark" ? [place] : []));
  });
}

/** Opens Settings in English and dark, chosen in the form. */
async function openWithChoices(page: Page, open: (persona: string, address: string) => Promise<void>): Promise<void> {
  await open("consent-off", "/app/settings");
  // First: this notification hides soon, and is in the language of that moment.
  const offlineReady = page.getByRole("status").filter({ hasText: "Sovellus avautuu nyt myös ilman verkkoyhteyttä." });
  await offlineReady.getByRole("button", { name: "Sulje" }).click();
  await expect(offlineReady).toHaveCount(0);
  await page.getByLabel("Kieli").selectOption("en");
  await page.getByRole("switch", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(reset(page)).toBeVisible();
  // While it activates, the worker removes caches of earlier versions.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe("activated");
}

async function expectAfresh(page: Page): Promise<void> {
  await expect(page).toHaveURL("/app/");
  await expect(page.getByRole("heading", { level: 1, name: "Kaisu Kysymätön" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fi");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect.poll(() => marks(page)).toEqual([]);
}

test.describe("a member with settings of their own", () => {
  // Otherwise the test's stored settings would reappear after the reset.
  test.use({ storedSettings: null, serviceWorkers: "allow" });

  test("resets the app after a question, with everything stored on the device", async ({ page, open }) => {
    const log: string[] = [];
    page.on("request", (request) => log.push(new URL(request.url()).pathname));
    await openWithChoices(page, open);
    await markStorage(page);
    expect(await marks(page)).toEqual(allMarks);

    await test.step("Cancel and Escape change nothing, and the focus returns", async () => {
      await reset(page).click();
      await expect(dialog(page).getByRole("button")).toHaveText(["Cancel", "Reset"]);
      await expect(dialog(page).getByRole("alert")).toHaveCount(0);
      await dialog(page).getByRole("button", { name: "Cancel" }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(reset(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      expect(await marks(page)).toEqual(allMarks);
    });

    await test.step("Reset starts afresh, without a logout", async () => {
      await reset(page).click();
      await dialog(page).getByRole("button", { name: "Reset" }).dblclick();
      await expectAfresh(page);
      expect(log.filter((path) => path.endsWith("/logout"))).toEqual([]);
    });
  });

  test("resets without a network too, and warns first that the app will need one", async ({
    page,
    open,
    context,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
    await openWithChoices(page, open);
    await reset(page).click();
    await context.setOffline(true);
    await expect(dialog(page).getByRole("alert")).toContainText("This device is offline.");
    await context.setOffline(false);
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
    await markStorage(page);
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
    await dialog(page).getByRole("button", { name: "Reset" }).click();
    await failed;
    // The browser's own page, which would interrupt the next navigation.
    await expect(page).toHaveURL("chrome-error://chromewebdata/");
    await context.setOffline(false);
    await page.goto("/app/");
    await expectAfresh(page);
  });
});
