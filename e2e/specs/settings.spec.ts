import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep, storeSettings } from "../fresh-step";
import { builtLocales } from "./accessibility/words";
import { appUp } from "./app-up";
import { requestLog } from "./request-log";

// See docs/product.md, Settings and Languages.
const english = { locale: "en", showInstallationGuideNotification: false };

const titles = { fi: "Suomi", en: "English", sv: "Svenska" };

const darkTheme = (page: Page) => page.getByRole("switch", { name: "Dark theme" });
const language = (page: Page) => page.getByLabel("Language");
const html = (page: Page) => page.locator("html");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

function storedSettings(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("settings") ?? "{}") as Record<string, unknown>);
}

test.describe("Dark theme", () => {
  test.use({ storedSettings: english });

  test("follows the system live until it is chosen", async ({ page, open }) => {
    await open("ordinary", "/app/settings");
    await expect(darkTheme(page)).not.toBeChecked();
    await expect(darkTheme(page)).toHaveAccessibleDescription("Follows your device’s setting until you choose.");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(darkTheme(page)).toBeChecked();
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
    expect(await storedSettings(page)).not.toHaveProperty("darkMode");

    await darkTheme(page).click();
    await expect(darkTheme(page)).not.toBeChecked();
    await expect(darkTheme(page)).toHaveAccessibleDescription("");
    await expect(html(page)).toHaveAttribute("data-theme", "light");
    expect(await storedSettings(page)).toMatchObject({ darkMode: false });
    await page.emulateMedia({ colorScheme: "light" });
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(html(page)).toHaveAttribute("data-theme", "light");
  });

  test("stays chosen at the next start, and is switched with the keyboard", async ({ page, open }) => {
    await freshStep(page, "stays chosen at the next start", async () => {
      await open("ordinary", "/app/settings");
      await darkTheme(page).click();
      await expect(html(page)).toHaveAttribute("data-theme", "dark");
      await page.reload();
      await expect(darkTheme(page)).toBeChecked();
      await expect(html(page)).toHaveAttribute("data-theme", "dark");
    });

    await freshStep(page, "is switched with the keyboard", async () => {
      await open("ordinary", "/app/settings");
      await darkTheme(page).focus();
      await page.keyboard.press("Space");
      await expect(darkTheme(page)).toBeChecked();
    });
  });

  test("switches by a press on its label too, and changes all at once", async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open("ordinary", "/app/settings");
    const button = page.getByRole("button", { name: "Cookie settings" });
    await expect(button).toHaveCSS("background-color", "rgb(241, 241, 244)");
    await page.evaluate(() => {
      new MutationObserver(() => {
        const buttons = Array.from(document.querySelectorAll("main button"));
        const colors = buttons.map((one) => getComputedStyle(one).backgroundColor);
        document.documentElement.dataset.first ??= colors.includes("rgb(35, 35, 38)") ? "dark" : colors.join();
      }).observe(document.documentElement, { attributeFilter: ["data-theme"] });
    });
    await page.getByText("Follows your").click();
    await expect(darkTheme(page)).toBeChecked();
    await expect(html(page)).toHaveAttribute("data-first", "dark");
    await expect(html(page)).not.toHaveAttribute("data-retheming");
  });

  test("reaches the other tabs", async ({ page, open, context }) => {
    await open("ordinary", "/app/settings");
    await expect(darkTheme(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto("/app/settings");
    await darkTheme(other).click();
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
    await expect(darkTheme(page)).toBeChecked();
  });
});

test.describe("Language", () => {
  test("starts in Finnish, and changes to English and back on the same screen", async ({ page, open }) => {
    await open("ordinary", "/app/settings");
    await expect(heading(page, "Asetukset")).toBeVisible();
    await page.getByLabel("Kieli").selectOption({ label: "English" });
    await expect(heading(page, "Settings")).toBeVisible();
    await expect(html(page)).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL("/app/settings");
    await expect(page).toHaveTitle(/^Settings – /);
    expect(await storedSettings(page)).toMatchObject({ locale: "en" });
    await expect
      .poll(async () => (await requestLog(page)).filter((request) => request.startsWith("/api/en/")).sort())
      .toEqual(["/api/en/config?clearCache=1", "/api/en/me?clearCache=1"]);

    await language(page).selectOption({ label: "Suomi" });
    await expect(heading(page, "Asetukset")).toBeVisible();
    await expect(html(page)).toHaveAttribute("lang", "fi");
    await expect
      .poll(async () => (await requestLog(page)).slice(-2).sort())
      .toEqual(["/api/fi/config?clearCache=1", "/api/fi/me?clearCache=1"]);
  });

  test("offers the association's languages, and changes its texts too", async ({ page, open }) => {
    await open("ordinary", "/app/settings");
    await expect(page.getByLabel("Kieli").getByRole("option")).toHaveText(builtLocales.map((locale) => titles[locale]));
    await page.getByLabel("Kieli").selectOption("en");
    await expect(heading(page, "Settings")).toBeVisible();
    await page.getByRole("link", { name: "Membership card" }).click();
    await expect(page.getByText("Annual member")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Annual member")).toBeVisible();
  });

  test("keeps what was shown when the reload fails, and says so", async ({ page, open }) => {
    for (const [mode, text] of [
      ["502", "The system behind the server does not answer."],
      ["reset", "No connection to the server. Check your internet connection and try again."],
    ] as const) {
      await freshStep(page, mode, async () => {
        await open("ordinary", "/app/settings");
        await expect(heading(page, "Asetukset")).toBeVisible();
        await page.request.get(`/mock/set?config=${mode}&me=${mode}`);
        await page.getByLabel("Kieli").selectOption("en");
        await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
        await expect(heading(page, "Settings")).toBeVisible();
        await page.getByRole("link", { name: "Membership card" }).click();
        await expect(heading(page, "Maija Mallikas")).toBeVisible();
        await expect(page.getByText("Vuosijäsen")).toBeVisible();
      });
    }
  });

  test("reaches the other tabs", async ({ page, open, context }) => {
    await open("ordinary", "/app/settings");
    await expect(heading(page, "Asetukset")).toBeVisible();
    await appUp(page);
    const other = await context.newPage();
    await other.goto("/app/settings");
    await other.getByLabel("Kieli").selectOption("en");
    await expect(heading(page, "Settings")).toBeVisible();
    await expect(html(page)).toHaveAttribute("lang", "en");
  });
});

test.describe("storage", () => {
  const starts = {
    "that is no JSON": { stored: "{not json", lang: "fi", theme: "light" },
    "that is a list": { stored: "[]", lang: "fi", theme: "light" },
    "that is null": { stored: "null", lang: "fi", theme: "light" },
    "that is a text": { stored: '"en"', lang: "fi", theme: "light" },
    "with a theme alone": { stored: '{"darkMode":true}', lang: "fi", theme: "dark" },
    "with a theme that is none": { stored: '{"locale":"en","darkMode":"yes"}', lang: "en", theme: "light" },
    "with a language that is none": { stored: '{"locale":"xx","darkMode":true}', lang: "fi", theme: "dark" },
    "of wrong types": {
      stored: '{"locale":7,"darkMode":null,"acceptedCookies":"all","showCookieDialog":3}',
      lang: "fi",
      theme: "light",
    },
  };

  test("falls back field by field", async ({ page, open }) => {
    for (const [what, { stored, lang, theme }] of Object.entries(starts)) {
      await freshStep(page, `settings ${what}: ${lang}, ${theme}`, async () => {
        await page.goto("/login");
        await page.evaluate((value) => localStorage.setItem("settings", value), stored);
        await open("consent-off", "/app/settings");
        await expect(heading(page, lang === "fi" ? "Asetukset" : "Settings")).toBeVisible();
        await expect(html(page)).toHaveAttribute("lang", lang);
        await expect(html(page)).toHaveAttribute("data-theme", theme);
      });
    }

    await freshStep(page, "with a foreign field: only the five fields are written", async () => {
      await storeSettings(page, { ...english, foreign: 1 });
      await open("ordinary", "/app/settings");
      await darkTheme(page).click();
      await expect(darkTheme(page)).toBeChecked();
      expect(await storedSettings(page)).toEqual({
        locale: "en",
        darkMode: true,
        showCookieDialog: false,
        acceptedCookies: ["necessary"],
        showInstallationGuideNotification: false,
      });
    });
  });

  const obstacles = {
    blocked: () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Access is denied.", "SecurityError");
          },
        });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    },
  };
  for (const [what, obstruct] of Object.entries(obstacles)) {
    test(`that is ${what} never breaks: card, theme and language work in this tab`, async ({ page, open }) => {
      await page.addInitScript(obstruct);
      await open("consent-off");
      await expect(heading(page, "Kaisu Kysymätön")).toBeVisible();
      await page.goto("/app/settings");
      await page.getByRole("switch", { name: "Tumma teema" }).click();
      await expect(html(page)).toHaveAttribute("data-theme", "dark");
      // If it were still in flight at the next address, this page would get a 401.
      const reread = page.waitForResponse(/\/api\/en\/me\?clearCache=1$/);
      await page.getByLabel("Kieli").selectOption("en");
      await expect(heading(page, "Settings")).toBeVisible();
      await expect(darkTheme(page)).toBeChecked();
      await reread;
      // Nor does it store a 401 from the login.
      await open("none", "/app/settings");
      await expect(page).toHaveURL(/\/login\?/);
    });
  }
});

test.describe("every screen in the dark theme", () => {
  test.use({ storedSettings: { ...english, darkMode: true } });

  const screens = {
    "/app/": "Maija Mallikas",
    "/app/myaccount": "My account",
    "/app/settings": "Settings",
    "/app/invoices": "Invoices",
    "/app/invoices/4981": "Hut booking, Kuukkelinlampi",
    "/app/articles": "News",
    "/app/articles/talven-retkikalenteri": "The winter calendar is open",
    "/app/events": "Events",
    "/app/benefits": "Benefits",
    "/app/pages/yhdistys": "About the association",
    "/app/error404": "Page not found",
  };

  test("is dark", async ({ page, open }) => {
    for (const [address, title] of Object.entries(screens)) {
      await freshStep(page, address, async () => {
        await open("ordinary", address);
        await expect(heading(page, title)).toBeVisible();
        await expect(page.locator("body")).toHaveCSS("background-color", "rgb(18, 18, 18)");
      });
    }

    await freshStep(page, "the warning, the drawer and a dialog", async () => {
      await open("invalid");
      await expect(page.locator("a[href='#main']")).toBeAttached();
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Log out" }).click();
      await expect(page.getByRole("dialog", { name: "Log out?" })).toBeVisible();
    });

    await freshStep(page, "the critical error screen", async () => {
      await open("ordinary", "/app/", { me: "500" });
      await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
      await expect(page.locator("body")).toHaveCSS("background-color", "rgb(18, 18, 18)");
    });
  });
});
