import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { appFiles, holdRequests } from "./hold-requests";
import { requestLog } from "./request-log";

// See docs/product.md, Start and Server answers. The installation tip is off, since it would replace notifications.
test.use({ storedSettings: { locale: "en", showInstallationGuideNotification: false } });

const unreachable = "No connection to the server. Check your internet connection and try again.";
const noMember = "Your membership details could not be loaded. Please try again.";
const unsafeAddress = "The address was not opened because it is not safe.";

/** Loading up to twelve pages one after the other is slow on a busy machine. */
const manyPages = { timeout: 40_000 };

const card = (page: Page) => page.getByRole("heading", { level: 1, name: "Maija Mallikas" });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

test.describe("loading", () => {
  test("shows the loading text until config and me are there, and asks for both at once", async ({ page, open }) => {
    await freshStep(page, "shows the loading text until config and me are there", async () => {
      const release = await holdRequests(page, /\/api\/en\/me$/);
      await open("ordinary");
      await expect(page.getByRole("status")).toHaveText("Loading");
      release();
      await expect(card(page)).toBeVisible();
    });

    await freshStep(page, "does not wait for config to ask for me", async () => {
      const release = await holdRequests(page, /\/api\/en\/config$/);
      const me = page.waitForResponse(/\/api\/en\/me$/);
      await open("ordinary");
      await me;
      await expect(page.getByRole("status")).toHaveText("Loading");
      release();
      await expect(card(page)).toBeVisible();
    });
  });

  test("asks for config and me before the app's scripts are there, and for each only once", async ({ page, open }) => {
    await open("ordinary", "/mock");
    const release = await holdRequests(page, appFiles);
    await page.goto("/app/", { waitUntil: "commit" });
    await expect.poll(async () => (await requestLog(page)).sort()).toEqual(["/api/en/config", "/api/en/me"]);
    release();
    // The skip link comes with React.
    await expect(page.locator("a[href='#main']")).toBeAttached();
    expect((await requestLog(page)).sort()).toEqual(["/api/en/config", "/api/en/me"]);
  });

  for (const endpoint of ["config", "me"])
    test(`offers a way out when ${endpoint} never answers`, async ({ page, open }) => {
      await page.clock.install();
      await open("ordinary", "/app/", { [endpoint]: "hang", [`${endpoint}.times`]: "1" });
      await expect(page.getByRole("status")).toHaveText("Loading");
      await expect(async () => {
        await page.clock.fastForward(10_000);
        await expect(tryAgain(page)).toBeVisible({ timeout: 250 });
      }).toPass();
      await tryAgain(page).click();
      await expect(card(page)).toBeVisible();
    });

  test("shows nothing before config has been handled, however long that takes", async ({ page, open }) => {
    await page.clock.install();
    const release = await holdRequests(page, /\/api\/en\/config$/);
    await open("ordinary");
    await page.clock.fastForward(30_000);
    await expect(page.getByRole("status").first()).toContainText("Loading");
    await expect(card(page)).toHaveCount(0);
    release();
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole("main").locator("img").first()).toBeVisible();
  });
});

test.describe("401", () => {
  test("shows 'Redirecting to login' and goes to the login", async ({ page, open }) => {
    const statuses = await watchStatuses(page);
    for (const endpoint of ["config", "me"])
      await freshStep(page, `on ${endpoint}`, async () => {
        statuses.length = 0;
        await open("ordinary", "/app/", { [endpoint]: "401" });
        await expect(page).toHaveURL(/\/login\?/);
        await expect.poll(() => statuses).toEqual(["Loading", "Redirecting to login"]);
      });

    await freshStep(page, "on config it stops the start: me is not handled any more", async () => {
      statuses.length = 0;
      await open("ordinary", "/app/", { config: "401", me: "message" });
      await expect(page).toHaveURL(/\/login\?/);
      expect(statuses).not.toContain("That went well.");
    });
  });

  test("without an address, or with an unsafe one, leaves a way on", async ({ page, open }) => {
    for (const endpoint of ["config", "me"]) {
      await freshStep(page, `without an address on ${endpoint}`, async () => {
        await open("ordinary", "/app/", { [endpoint]: "401-bare", [`${endpoint}.times`]: "1" });
        await expect(page.getByRole("heading", { name: "Login did not open" })).toBeVisible();
        await tryAgain(page).click();
        await expect(card(page)).toBeVisible();
      });

      await freshStep(page, `with an unsafe address on ${endpoint}, which is reported`, async () => {
        await open("ordinary", "/app/", { [endpoint]: "401-bad", [`${endpoint}.times`]: "1" });
        await expect(page.getByRole("alert").filter({ hasText: unsafeAddress })).toBeVisible();
        await expect(page).toHaveURL("/app/");
        await tryAgain(page).click();
        await expect(card(page)).toBeVisible();
      });
    }
  });

  test("on me is handled after config", async ({ page, open }) => {
    const release = await holdRequests(page, /\/api\/en\/config$/);
    const order: string[] = [];
    page.on("response", (response) => order.push(new URL(response.url()).pathname));
    await open("ordinary", "/app/", { me: "401" });
    await expect.poll(() => order).toContain("/api/en/me");
    await expect(page.getByRole("status")).toHaveText("Loading");
    release();
    await expect(page).toHaveURL(/\/login\?/);
    expect(order.indexOf("/api/en/config")).toBeLessThan(order.indexOf("/login"));
  });
});

declare global {
  interface Window {
    reportStatus: (text: string) => void;
  }
}

/** Records every status text of the app, also on a page that is left at once. */
async function watchStatuses(page: Page): Promise<string[]> {
  const statuses: string[] = [];
  await page.exposeFunction("reportStatus", (text: string) => {
    if (statuses.at(-1) !== text) statuses.push(text);
  });
  await page.addInitScript(() => {
    const report = () => {
      for (const status of document.querySelectorAll("[role=status]")) window.reportStatus(status.textContent);
    };
    new MutationObserver(report).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return statuses;
}

test.describe("back to where one was", () => {
  const signIn = (page: Page) => page.getByRole("button", { name: /Maija Mallikas/ }).click();

  const stored = {
    "an address kept 16 minutes ago": { returnToAt: String(Date.now() - 16 * 60_000) },
    "an address of another origin": { returnTo: "https://kaarnapolku.example/app/settings" },
    "an address of another origin without a scheme": { returnTo: "//kaarnapolku.example/app/settings" },
    "an address outside the app": { returnTo: "/mock" },
    "the address of the page that was not found": { returnTo: "/app/error404" },
  };

  test("a deep link without a session is returned to, once, and within 15 minutes", async ({ page, open }) => {
    const meetLogin = async () => {
      await open("none", "/app/settings?from=mail#top");
      await expect(page).toHaveURL(/\/login\?/);
    };

    await freshStep(page, "it opens after the sign-in, once", async () => {
      await meetLogin();
      await signIn(page);
      await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
      await expect(page).toHaveURL("/app/settings?from=mail#top");
      await page.goto("/app/");
      await expect(card(page)).toBeVisible();
      await expect(page).toHaveURL("/app/");
    });

    for (const [what, entries] of Object.entries(stored)) {
      await freshStep(page, `${what} is not returned to`, async () => {
        await meetLogin();
        await page.evaluate((values) => {
          for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
        }, entries);
        await signIn(page);
        await expect(card(page)).toBeVisible();
        await expect(page).toHaveURL("/app/");
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem("returnTo"))).toBeNull();
      });
    }

    await freshStep(page, "an address kept 14 minutes ago is returned to", async () => {
      await meetLogin();
      await page.evaluate((time) => sessionStorage.setItem("returnToAt", time), String(Date.now() - 14 * 60_000));
      await signIn(page);
      await expect(page).toHaveURL("/app/settings?from=mail#top");
    });
  });
});

test("a logout discards the payment's return, so the next member does not get it", async ({ page, open }) => {
  const paid = "/app/invoices/5012?status=ok&pmt_id=1&pmt_hash=2";
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  const setScenario = (query: string) => page.request.get(`/mock/set?${query}`, { maxRedirects: 0 });

  await freshStep(page, "kept from before the login", async () => {
    await open("none", paid);
    await expect(page).toHaveURL(/\/login\?/);
    await setScenario("persona=ordinary&me=500&me.times=1");
    await page.goto("/app/");
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/login/);
    await setScenario("persona=board");
    await page.goto("/app/");
    await expect(page.getByRole("heading", { level: 1, name: "Erkki Esimerkki" })).toBeVisible();
    await expect(page).toHaveURL("/app/");
  });

  await freshStep(page, "in the address, when the server could not be told", async () => {
    await open("ordinary", paid, { me: "500", logout: "reset" });
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("heading", { name: "You have logged out" })).toBeVisible();
    await setScenario("persona=none&me=ok&logout=ok");
    await page.reload();
    await expect(page).toHaveURL(/\/login\?/);
    await setScenario("persona=board");
    await page.goto("/app/");
    await expect(page.getByRole("heading", { level: 1, name: "Erkki Esimerkki" })).toBeVisible();
    await expect(page).toHaveURL("/app/");
  });
  expect(sent.filter((path) => path.endsWith("/checkpayment"))).toEqual([]);
});

test.describe("500 and 403: the critical error screen", () => {
  const texts = {
    "403": "You have no permission for this.",
    "500": "An error occurred on the server.",
    "500-html": "The server could not handle the request.",
    "500-empty": "Something went wrong. Please try again later.",
  };

  test("shows the server's text and a Log out button that asks nothing", async ({ page, open }) => {
    for (const endpoint of ["config", "me"])
      for (const [mode, text] of Object.entries(texts)) {
        await freshStep(page, `${mode} on ${endpoint}`, async () => {
          await open("ordinary", "/app/", { [endpoint]: mode });
          await expect(page.getByRole("main").getByRole("alert")).toContainText(text);
          await expect(card(page)).toBeHidden();
          await page.getByRole("button", { name: "Log out" }).click();
          await expect(page).toHaveURL(/\/login/);
        });
      }
  });

  test("a 403 without words says what it means", async ({ page, open }) => {
    await page.route("/api/*/me", (route) => route.fulfill({ status: 403, body: "" }));
    await open("ordinary");
    await expect(page.getByRole("heading", { level: 1, name: "No access" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("You are not allowed to use this service.");
  });
});

test("a card that may not be seen any more does not come back with a portal's page in place of an answer", async ({
  page,
  open,
}) => {
  for (const refusal of ["401-bare", "403"]) {
    await freshStep(page, refusal, async () => {
      await open("ordinary");
      await expect(card(page)).toBeVisible();
      await expect(page.locator("#first-paint")).toHaveCount(0);
      await page.request.get(`/mock/set?me=${refusal}&config=${refusal}`, { maxRedirects: 0 });
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(tryAgain(page)).toBeVisible();
      await page.request.get("/mock/set?me=html&config=html", { maxRedirects: 0 });
      await tryAgain(page).click();
      await expect(page.getByRole("main")).toContainText(noMember);
      await expect(card(page)).toHaveCount(0);
    });
  }
});

test("a redirect elsewhere than to a login names its target", async ({ page, open }) => {
  const statuses = await watchStatuses(page);
  const release = await holdRequests(page, /\/mock\/landed/);
  await open("ordinary", "/app/", { config: "redirect" });
  await expect.poll(() => statuses).toEqual(["Loading", `Going to ${new URL(page.url()).host}`]);
  release();
  await expect(page).toHaveURL("/mock/landed");
});

test.describe("a server that leads in a circle", () => {
  for (const [what, scenario] of [
    ["a login that leads straight back", { me: "401-loop" }],
    ["config leads to the app itself", { config: "redirect-app" }],
  ] as const)
    test(`${what}: three times, then the whole screen says so`, async ({ page, open }) => {
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

test("a redirect to a part of the page itself loads it once, and no more", async ({ page, open }) => {
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
    await expect(page.locator("#first-paint")).toHaveCount(0);
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

test.describe("405 with the captcha header", () => {
  test("goes to the site's front, and back to the address when it is solved", async ({ page, open }) => {
    for (const endpoint of ["config", "me"]) {
      await freshStep(page, `on ${endpoint}`, async () => {
        await open("ordinary", "/app/settings?a=1", { [endpoint]: "405-captcha" });
        await page.getByRole("button", { name: "I am not a robot" }).waitFor();
        await expect(page).toHaveURL("/");
        expect(await page.evaluate(() => sessionStorage.getItem("captchaReturn"))).toMatch(/\/app\/settings\?a=1$/);
        await page.getByRole("button", { name: "I am not a robot" }).click();
        await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
        await expect(page).toHaveURL("/app/settings?a=1");
        expect(await page.evaluate(() => sessionStorage.getItem("captchaReturn"))).toBeNull();
      });
    }

    await freshStep(page, "without a word when the challenge solves itself", async () => {
      await open("ordinary", "/app/settings", { me: "405-captcha", captcha: "silent" });
      await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
      await expect(page).toHaveURL("/app/settings");
    });

    await freshStep(page, "also to an address that differs by its hash alone", async () => {
      await open("ordinary", "/app/#top", { config: "405-captcha" });
      await page.getByRole("button", { name: "I am not a robot" }).click();
      await expect(card(page)).toBeVisible();
      await expect(page).toHaveURL("/app/#top");
      expect(await page.evaluate(() => sessionStorage.getItem("captchaReturn"))).toBeNull();
    });

    await freshStep(page, "and not to an address of another origin", async () => {
      await open("ordinary", "/mock");
      await page.evaluate(() => sessionStorage.setItem("captchaReturn", "https://kaarnapolku.example/app/"));
      await page.goto("/app/");
      await expect(card(page)).toBeVisible();
      await expect(page).toHaveURL("/app/");
    });
  });

  test("that never ends settles after at most four visits to the site's front", async ({ page, open }) => {
    await open("ordinary", "/app/settings", { config: "405-captcha-forever", captcha: "silent" });
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "The server keeps asking whether you are human.",
      manyPages,
    );
    await expect(tryAgain(page)).toBeVisible();
    const visits = (await requestLog(page, "/")).filter((address) => address === "/");
    expect(visits.length).toBeGreaterThan(0);
    expect(visits.length).toBeLessThanOrEqual(4);
  });
});

/** What the member sees: the card or a full screen with Try again, and a notification. */
interface Outcome {
  screen: "card" | typeof unreachable | typeof noMember;
  notification?: { role: "alert" | "status"; text: string };
}

const errorTexts = {
  "404": "What was asked for was not found.",
  "422": "The details could not be processed.",
  "429": "Too many requests. Try again in a moment.",
  "502": "The system behind the server does not answer.",
  error200: "Something went wrong.",
  "bad-redirect": unsafeAddress,
};
const withoutBody = ["204", "html", "login-html", "empty", "array", "null", "broken", "nomember"];

/** Modes that config and me share; `empty` is the screen for an empty answer. */
function outcomes(empty: Outcome["screen"]): Record<string, Outcome> {
  return {
    reset: { screen: unreachable },
    cut: { screen: unreachable },
    bom: { screen: "card" },
    message: { screen: "card", notification: { role: "status", text: "That went well." } },
    ...Object.fromEntries(withoutBody.map((mode) => [mode, { screen: empty }])),
    ...Object.fromEntries(
      Object.entries(errorTexts).map(([mode, text]) => [
        mode,
        { screen: empty, notification: { role: "alert", text } },
      ]),
    ),
  };
}

/** A missing config counts as an empty one; without a member there is nothing to show. */
const tables = { config: outcomes("card"), me: outcomes(noMember) };

for (const [endpoint, table] of Object.entries(tables)) {
  test(`answers of ${endpoint}`, async ({ page, open }) => {
    for (const [mode, { screen, notification }] of Object.entries(table)) {
      const told = notification ? ` and the ${notification.role} '${notification.text}'` : "";
      await freshStep(page, `${mode}: ${screen}${told}`, async () => {
        await open("ordinary", "/app/", { [endpoint]: mode });
        // First, since a status hides by itself.
        if (notification)
          await expect(page.getByRole(notification.role).filter({ hasText: notification.text })).toBeVisible();
        if (screen === "card") await expect(card(page)).toBeVisible();
        else {
          await expect(page.getByRole("alert").filter({ hasText: screen })).toBeVisible();
          await expect(tryAgain(page)).toBeVisible();
        }
      });
    }

    await freshStep(page, "redirect: the browser goes there", async () => {
      await open("ordinary", "/app/", { [endpoint]: "redirect" });
      await expect(page).toHaveURL("/mock/landed");
    });

    await freshStep(page, "cut once: Try again opens the card", async () => {
      await open("ordinary", "/app/", { [endpoint]: "cut", [`${endpoint}.times`]: "1" });
      await expect(page.getByRole("heading", { name: "The app could not start" })).toBeVisible();
      await tryAgain(page).click();
      await expect(card(page)).toBeVisible();
    });
  });
}

test("a member missing once: Try again opens the screen of the address", async ({ page, open }) => {
  await open("ordinary", "/app/settings", { me: "nomember", "me.times": "1" });
  await expect(page.getByRole("alert").filter({ hasText: noMember })).toBeVisible();
  await tryAgain(page).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test.describe("in Finnish, the default", () => {
  test.use({ storedSettings: {} });

  test("the start speaks Finnish", async ({ page, open }) => {
    const release = await holdRequests(page, /\/api\/fi\/me$/);
    await open("ordinary", "/app/", { me: "nomember", "me.times": "1" });
    await expect(page.getByRole("status")).toHaveText("Ladataan");
    release();
    await expect(page.getByRole("heading", { name: "Sovellusta ei voitu avata" })).toBeVisible();
    await page.getByRole("button", { name: "Yritä uudelleen" }).click();
    await expect(card(page)).toBeVisible();
  });
});
