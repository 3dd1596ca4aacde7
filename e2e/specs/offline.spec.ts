import { mdiCampfire } from "@mdi/js";
import type { BrowserContext, Page } from "@playwright/test";
import { iconFile, iconShard } from "@/lib/icons/icon-shard";
import { expect } from "../fixtures";
import { appUp } from "./app-up";
import { test, type Deployment } from "./deployment";
import { keptPictures } from "./kept-pictures";
import { logOut } from "./log-out";
import { screenShown } from "./screen-shown";

// See docs/product.md, Freshness and offline.
test.slow();

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const card = (page: Page) => heading(page, "Maija Mallikas");
const line = (page: Page) => page.getByRole("main").getByText(/^(?:Offline\. )?Updated \d/);

/** A first visit, until the worker has cached everything and answers this page too, and the card is stored. */
async function visit(page: Page, deployment: Deployment, persona = "ordinary"): Promise<void> {
  await page.goto(deployment.address(persona, "/app/"));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("storedCard") !== null)).toBe(true);
  await appUp(page);
}

test("says once that the app now opens without a network", async ({ page, deployment }) => {
  const told = page.getByRole("status").filter({ hasText: "works offline" });
  await page.goto(deployment.address("ordinary", "/app/"));
  await expect(told).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(card(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect(told).toHaveCount(0);
});

test("opens offline from a host that refuses the manifest, as IIS does with types that it does not know", async ({
  page,
  context,
  deployment,
}) => {
  await deployment.remove("manifest.webmanifest");
  await visit(page, deployment);
  await context.setOffline(true);
  await page.reload();
  await expect(card(page)).toBeVisible();
  await appUp(page);
});

test("without a network the first visit continues, and every screen opens at the next", async ({
  page,
  context,
  deployment,
}) => {
  await visit(page, deployment);
  const icons = `/app${iconFile(iconShard("campfire"))}`;
  await expect.poll(() => page.evaluate((name) => caches.match(name).then(Boolean), icons)).toBe(true);
  await context.setOffline(true);
  await test.step("the first visit continues", async () => {
    for (const name of ["Invoices", "Events"]) {
      await page.getByRole("link", { name, exact: true }).click();
      await expect(heading(page, name)).toBeVisible();
      await screenShown(page);
    }
  });

  const screens: [string, string][] = [
    ["/app/", "Maija Mallikas"],
    ["/app/invoices", "Invoices"],
    ["/app/invoices/5012", "Membership fee and magazine"],
    ["/app/invoices/5012?utm=mail", "Membership fee and magazine"],
    ["/app/settings", "Settings"],
    ["/app/settings/", "Settings"],
    ["/app/myaccount", "My account"],
    ["/app/events", "Events"],
    ["/app/events/tupaviikonloppu", "A hut weekend at Kuukkelinlampi"],
    ["/app/benefits", "Benefits"],
    ["/app/articles", "News"],
    ["/app/pages", "Pages"],
    ["/app/error404", "Page not found"],
    ["/app/no-such-page", "Page not found"],
  ];
  for (const [address, title] of screens)
    await test.step(address, async () => {
      await page.goto(deployment.origin + address);
      await expect(heading(page, title)).toBeVisible();
      await screenShown(page);
      await expect(page.getByText("This part could not be loaded.")).toHaveCount(0);
    });

  await test.step("a list that was never opened with a network has its icons", async () => {
    await page.goto(`${deployment.origin}/app/events`);
    await expect(page.getByRole("main").locator(`path[d="${mdiCampfire}"]`).first()).toBeVisible();
  });

  await test.step("another language keeps the card and its age, also at the next start", async () => {
    await page.goto(`${deployment.origin}/app/`);
    const age = ((await line(page).textContent()) ?? "").replace(/\D/g, "");
    for (const [label, code, words] of [
      ["Language", "fi", /^Ei yhteyttä\. Päivitetty/],
      ["Kieli", "en", /^Offline\. Updated/],
    ] as const) {
      await page.goto(`${deployment.origin}/app/settings`);
      await page.getByLabel(label).selectOption(code);
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      for (const open of [() => page.goto(`${deployment.origin}/app/`), () => page.reload()]) {
        await open();
        await expect(card(page)).toBeVisible();
        const told = page.getByRole("main").getByText(words);
        await expect(told).toBeVisible();
        if (code === "en") expect(((await told.textContent()) ?? "").replace(/\D/g, "")).toBe(age);
      }
    }
  });

  await test.step("the card says that it is not live, and Pay says why it is disabled", async () => {
    await page.goto(`${deployment.origin}/app/`);
    await expect(line(page)).toHaveText(/^Offline\. Updated \d+ \w+ \d{4}, \d\d:\d\d$/);
    await page.getByRole("link", { name: "Invoices" }).click();
    await page.getByRole("link", { name: /Membership fee and magazine/ }).click();
    const pay = page.getByRole("button", { name: "Pay invoice" });
    await expect(pay).toBeDisabled();
    await expect(pay).toHaveAccessibleDescription(/needs an internet connection/);
  });

  await test.step("back on the network it refreshes by itself", async () => {
    await context.setOffline(false);
    await expect(line(page)).toHaveText(/^Updated /);
    await expect(page.getByRole("button", { name: "Pay invoice" })).toBeEnabled();
  });
});

test("offline a list has its icons, however long ago the host says it sent them", async ({
  page,
  context,
  deployment,
}) => {
  // As from a cache between the host and the member.
  await context.route("**/app/icons/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(0).toUTCString() } });
  });
  await visit(page, deployment);
  const icons = `/app${iconFile(iconShard("campfire"))}`;
  await expect.poll(() => page.evaluate((name) => caches.match(name).then(Boolean), icons)).toBe(true);
  // Answers of a route would arrive offline too.
  await context.unrouteAll({ behavior: "wait" });
  await context.setOffline(true);
  await page.goto(`${deployment.origin}/app/events`);
  await expect(page.getByRole("main").locator(`path[d="${mdiCampfire}"]`).first()).toBeVisible();
});

test("of more than 200 icons the oldest leave the cache, also where the host varies files by what is accepted", async ({
  page,
  context,
  deployment,
}) => {
  await visit(page, deployment);
  await context.route("**/app/icons/many/*.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", headers: { vary: "Accept" }, body: "<svg/>" }),
  );
  await page.evaluate(async () => {
    for (let icon = 0; icon < 210; icon += 1) await fetch(`/app/icons/many/${icon}.svg`);
  });
  const isKept = (icon: number) =>
    page.evaluate((name) => caches.match(name, { ignoreVary: true }).then(Boolean), `/app/icons/many/${icon}.svg`);
  // Ten more than the limit. The app's own icons are not counted while the page, before it has a worker, keeps them itself.
  for (const oldest of Array(10).keys()) await expect.poll(() => isKept(oldest)).toBe(false);
  await expect.poll(() => isKept(209)).toBe(true);
});

test("offline the card has its pictures, also when the browser has cached none", async ({
  page,
  context,
  deployment,
}) => {
  const home = `${deployment.origin}/app/`;
  const pictures = page.locator("header img, .membership-card img");
  const areShown = () =>
    pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  await visit(page, deployment, "english");
  await expect.poll(areShown).toEqual([true, true, true]);
  await expect.poll(() => keptPictures(page)).toBe(4);

  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.goto(home);
  await expect(heading(page, "Tessa Test-Jäsen")).toBeVisible();
  await expect.poll(areShown).toEqual([true, true, true]);
  await appUp(page);
  await page.getByRole("button", { name: "Show card" }).click();
  const photo = page.getByRole("dialog").getByRole("img", { name: "Photo of Tessa Test-Jäsen" });
  await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});

test("without a network the card remains when the browser has lost the app's database", async ({
  page,
  context,
  deployment,
}) => {
  await visit(page, deployment);
  await page.goto(`${deployment.origin}/mock/`);
  await page.evaluate(
    () => new Promise((resolve) => (indexedDB.deleteDatabase("jasensovellus").onsuccess = () => resolve(null))),
  );
  await context.setOffline(true);
  await page.goto(`${deployment.origin}/app/`);
  await appUp(page);
  await expect(card(page)).toBeVisible();
  await expect(line(page)).toContainText("Offline.");
  await page.getByRole("button", { name: "Show card" }).click();
  await expect(page.getByRole("dialog").getByText("Maija Mallikas")).toBeVisible();
});

test("offline with an emptied cache a page says why, and the worker fills the cache again", async ({
  page,
  context,
  deployment,
}) => {
  await visit(page, deployment);
  const home = `${deployment.origin}/app/`;
  await page.goto(home);
  await expect(card(page)).toBeVisible();
  const files = await countFiles(page);
  // The emulated loss of network spares the worker's check for updates: each page lets it try to fill its cache.
  let failedFills = 0;
  context.on("requestfailed", (request) => {
    if (request.serviceWorker() && request.url() === `${home}index.html`) failedFills += 1;
  });
  await context.setOffline(true);

  await test.step("an emptied cache", async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    for (const address of [home, `${home}error404`, `${home}no-such-page`]) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole("heading", { name: "The app could not start" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Sovellusta ei voitu avata" })).toBeVisible();
    }
  });

  await test.step("Try again, with the network back", async () => {
    await page.goto(home);
    // All of them, the three above too: one that ends with the network back would get the page, but not the files before it.
    await expect.poll(() => failedFills).toBe(4);
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(card(page)).toBeVisible();
  });

  await test.step("offline again, after the worker has filled its cache", async () => {
    await expect.poll(() => countFiles(page)).toBe(files);
    await context.setOffline(true);
    await page.goto(`${home}settings`);
    await expect(heading(page, "Settings")).toBeVisible();
  });
});

/** The number of files in the worker's cache. */
function countFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((key) => key.includes("precache"));
    return (await (await caches.open(name)).keys()).length;
  });
}

test("the card is refreshed with clearCache, and removed at a 401 and for another member", async ({
  page,
  deployment,
}) => {
  await visit(page, deployment);
  await test.step("Refresh requests with clearCache", async () => {
    const asked = page.waitForRequest(/\/api\/en\/me\?clearCache=1$/);
    await page.getByRole("button", { name: "Refresh" }).click();
    await asked;
    await expect(card(page)).toBeVisible();
  });
  await test.step("another member is signed in", async () => {
    await page.goto(deployment.address("board", "/app/"));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Maija Mallikas");
    await expect.poll(() => everythingStored(page)).not.toContain("Maija");
  });
  await test.step("401", async () => {
    await page.goto(deployment.address("ordinary", "/app/"));
    await expect(card(page)).toBeVisible();
    await page.goto(deployment.address("ordinary", "/app/", { me: "401" }));
    await expect(page).toHaveURL(/\/login/);
    expect(await everythingStored(page)).not.toContain("Maija");
  });
});

for (const network of ["on", "off"])
  test(`a logout with the network ${network} removes the member's data from the device`, async ({
    page,
    context,
    deployment,
  }) => {
    await visit(page, deployment);
    const other = await context.newPage();
    await other.goto(`${deployment.origin}/app/`);
    await appUp(other);
    await expect(card(other)).toBeVisible();
    expect(await everythingStored(page)).toContain("Maija");
    await context.setOffline(network === "off");
    await logOut(page);
    if (network === "on") await expect(page).toHaveURL(/\/login/);
    else await expect(page.getByRole("heading", { name: "You have logged out" })).toBeVisible();
    await expect(card(other)).toBeHidden();
    await expect.poll(() => everythingStored(page)).not.toContain("Maija");
    if (network === "off") await expectNothingAfterReload(page, context);
  });

async function expectNothingAfterReload(page: Page, context: BrowserContext): Promise<void> {
  await page.reload();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByText("Maija")).toHaveCount(0);
  await context.setOffline(false);
}

/** Everything that the browser stores for the app, as text: both stores, databases, caches. */
async function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error("cannot be opened"));
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        parts.push(JSON.stringify(all));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) parts.push(request.url, await (await cache.match(request))!.text());
    }
    return parts.join("\n");
  });
}
