import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { animationsEnded } from "./accessibility/animations-ended";
import { recordSaid, saidTo } from "./accessibility/said";
import { appUp } from "./app-up";
import { appFiles, holdRequests } from "./hold-requests";
import { requestLog } from "./request-log";
import { screenShown } from "./screen-shown";

type BoundingBox = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

// See docs/product.md, Shell. The installation tip is off: it has its own tests.
test.use({ storedSettings: { locale: "en", showInstallationGuideNotification: false } });

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

/** Retries the box check: React replaces the first paint's elements. */
async function expectBox(locator: Locator, check: (box: BoundingBox) => void): Promise<void> {
  await expect(async () => {
    const box = await locator.boundingBox();
    expect(box).not.toBeNull();
    if (box) check(box);
  }).toPass();
}

async function chooseInDrawer(page: Page, name: string): Promise<void> {
  await openDrawer(page);
  await drawer(page).getByRole("link", { name, exact: true }).click();
}

test.describe("top bar", () => {
  test("has its size, and its logo follows the theme and leads to the card", async ({ page, open }) => {
    await freshStep(page, "is 64 pixels high, with a logo of 36", async () => {
      await open("ordinary");
      const logo = page.getByRole("link", { name: "Home" }).locator("img");
      await expect(logo).toHaveCSS("height", "36px");
      // The hairline below belongs to the bar.
      await expectBox(page.getByRole("banner"), ({ y, height }) => {
        expect(y).toBe(0);
        expect([64, 65]).toContain(height);
      });
    });

    await freshStep(page, "shows the logo for the light theme, and for the dark", async () => {
      await open("ordinary", "/app/settings");
      const logo = page.getByRole("link", { name: "Home" }).locator("img");
      await expect(logo).toHaveAttribute("src", /logo-light/);
      await page.getByRole("switch", { name: "Dark theme" }).click();
      await expect(logo).toHaveAttribute("src", /logo-dark/);
    });

    await freshStep(page, "its logo leads to the card, unless the card is shown", async () => {
      await open("ordinary", "/app/settings");
      await page.getByRole("link", { name: "Home" }).click();
      await expect(heading(page, "Maija Mallikas")).toBeVisible();
      await expect(page).toHaveURL("/app/");
      await appUp(page);
      const entries = await page.evaluate(() => history.length);
      await page.getByRole("link", { name: "Home" }).click();
      await expect(page).toHaveURL("/app/");
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });
  });

  test("has no Back on the screens that the bars lead to", async ({ page, open }) => {
    for (const address of ["/app/", "/app/settings", "/app/invoices", "/app/articles", "/app/error404"]) {
      await freshStep(page, `on ${address}`, async () => {
        await open("ordinary", address);
        await screenShown(page);
        await expect(back(page)).toHaveCount(0);
      });
    }
  });

  test("the browser's Back takes the drawer and a dialog of the screen along", async ({ page, open }) => {
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

  test("Back leads to the parent route or to where one was", async ({ page, open }) => {
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
});

test("a screen that cannot be fetched leaves the app standing, and can be asked for again", async ({
  page,
  open,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ChunkLoadError|Failed to load/);
  await open("ordinary");
  await expect(page.locator("#first-paint")).toHaveCount(0);
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

test.describe("bottom bar", () => {
  const bars = {
    ordinary: ["Membership card", "Invoices", "Benefits", "Events", "News"],
    nothing: ["Membership card"],
    "minimal-config": ["Membership card", "Invoices"],
    misbehaving: ["Membership card", "Invoices", "Events", "News"],
  };

  test("holds the screens that the member has something on", async ({ page, open }) => {
    for (const [persona, buttons] of Object.entries(bars)) {
      await freshStep(page, `'${persona}': ${buttons.join(", ")}`, async () => {
        await open(persona);
        await expect(bottomBar(page).getByRole("link")).toHaveText(buttons);
      });
    }
  });

  test("has its size, leads to its screens, and says which one is shown", async ({ page, open }) => {
    await freshStep(page, "is 56 pixels high, at the bottom, and its buttons are large enough", async () => {
      await open("ordinary");
      await expectBox(bottomBar(page).getByRole("link", { name: "Membership card" }), ({ width, height }) => {
        expect(height).toBe(56);
        expect(width).toBeGreaterThanOrEqual(44);
      });
      await expectBox(bottomBar(page), ({ y, height }) => expect(y + height).toBe(823));
    });

    await freshStep(page, "announces the number of payable invoices after the button's name", async () => {
      await open("ordinary");
      const invoices = bottomBar(page).getByRole("link", { name: "Invoices", exact: true });
      await expect(invoices).toHaveAttribute("data-count", "2");
      await expect(invoices).toHaveAccessibleDescription("2 unpaid invoices");
      await expect(bottomBar(page).locator("[data-count]")).toHaveCount(1);
    });

    await freshStep(page, "leads to its screens, and says which one is shown", async () => {
      await open("ordinary");
      for (const name of ["Invoices", "Benefits", "Events", "News"]) {
        await bottomBar(page).getByRole("link", { name }).click();
        await expect(heading(page, name)).toBeVisible();
        await expect(bottomBar(page).getByRole("link", { name })).toHaveAttribute("aria-current", "page");
      }
      await bottomBar(page).getByRole("link", { name: "Membership card" }).click();
      await expect(heading(page, "Maija Mallikas")).toBeVisible();
    });
  });
});

test.describe("drawer", () => {
  test("lists its entries in order", async ({ page, open }) => {
    await open("ordinary");
    await openDrawer(page);
    const entries = drawer(page).getByRole("navigation").getByRole("listitem");
    await expect(entries).toHaveText([
      /^Website/,
      /^Local branches/,
      /^Contact us/,
      /^Hut bookings/,
      /^Gear library/,
      /^Kaarna, the members’ magazine/,
      "My account",
      "Settings",
      "Invoices",
      "News",
      "Events",
      "Benefits",
      "Pages",
      "Installation guide",
      "Log out",
    ]);
    await expect(drawer(page).getByRole("heading")).toHaveText(["Association", "Going outdoors", "Application"]);
  });

  test("its links open in a new tab without a way back to the app", async ({ page, open, context }) => {
    await context.route("https://kaarnapolku.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Website</title>" }),
    );
    await open("ordinary");
    await openDrawer(page);
    const tab = page.waitForEvent("popup");
    await drawer(page)
      .getByRole("link", { name: /^Website/ })
      .click();
    const website = await tab;
    await expect(website).toHaveURL("https://kaarnapolku.example/");
    expect(await website.evaluate(() => window.opener as unknown)).toBeNull();
    await expect(page).toHaveURL("/app/");
    await expect(drawer(page)).toBeHidden();
  });

  test("its entries lead to their screens and close it", async ({ page, open }) => {
    for (const [name, address] of [
      ["My account", "/app/myaccount"],
      ["Settings", "/app/settings"],
      ["Invoices", "/app/invoices"],
      ["Pages", "/app/pages"],
    ] as const) {
      await freshStep(page, `'${name}'`, async () => {
        await open("ordinary");
        await chooseInDrawer(page, name);
        await expect(heading(page, name)).toBeVisible();
        await expect(page).toHaveURL(address);
        await expect(drawer(page)).toBeHidden();
      });
    }

    await freshStep(page, "the screen that is shown already", async () => {
      await open("ordinary", "/app/settings");
      await chooseInDrawer(page, "Settings");
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL("/app/settings");
    });
  });

  test("is at the right edge, and closes with Escape, Close, and by opening the installation guide", async ({
    page,
    open,
  }) => {
    await open("ordinary");
    await openDrawer(page);
    const panel = drawer(page).getByRole("navigation").locator("..");
    await expect
      .poll(() => panel.evaluate((element) => element.getBoundingClientRect().right - document.body.clientWidth))
      .toBe(0);

    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();

    await openDrawer(page);
    await drawer(page).getByRole("button", { name: "Close" }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();

    await openDrawer(page);
    await drawer(page).getByRole("button", { name: "Installation guide" }).click();
    const guide = page.getByRole("dialog", { name: "Installation guide" });
    await expect(guide.getByRole("heading", { name: "The membership card on your phone" })).toBeVisible();
    await expect(drawer(page)).toBeHidden();
    await guide.getByRole("button", { name: "Close" }).click();
    await expect(guide).toBeHidden();
  });
});

test.describe("logout", () => {
  async function askToLogOut(page: Page): Promise<void> {
    await openDrawer(page);
    await drawer(page).getByRole("button", { name: "Log out" }).click();
    await expect(logoutDialog(page)).toBeVisible();
  }

  test("asks first, in a dialog at most 250 wide; Escape and Cancel leave the drawer open", async ({ page, open }) => {
    await open("ordinary");
    await askToLogOut(page);
    const panel = logoutDialog(page).getByRole("heading").locator("..");
    await expect.poll(async () => Math.round((await panel.boundingBox())?.width ?? 0)).toBe(250);
    await expect(logoutDialog(page).getByRole("button")).toHaveText(["Cancel", "Yes"]);

    await page.keyboard.press("Escape");
    await expect(logoutDialog(page)).toBeHidden();
    await expect(drawer(page)).toBeVisible();

    await drawer(page).getByRole("button", { name: "Log out" }).click();
    await logoutDialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(logoutDialog(page)).toBeHidden();
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole("button", { name: "Log out" })).toBeFocused();
    expect(await requestLog(page)).not.toContain("/api/en/logout");
  });

  test("Yes logs out: 'Logging out', then the server's login page, with nothing of the member kept", async ({
    page,
    open,
  }) => {
    await open("ordinary");
    const release = await holdRequests(page, /\/logout$/);
    await askToLogOut(page);
    await logoutDialog(page).getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("status")).toHaveText("Logging out");
    await expect(drawer(page)).toBeHidden();
    await expect(logoutDialog(page)).toBeHidden();
    release();
    await expect(page).toHaveURL("/login");
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).toContain("locale");
    expect(stored).not.toContain("Maija");
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
  });

  test("that fails says so, and leaves no member data on the screen", async ({ page, open }) => {
    for (const mode of ["reset", "404"]) {
      await freshStep(page, mode, async () => {
        await open("ordinary", "/app/", { logout: mode });
        await askToLogOut(page);
        await logoutDialog(page).getByRole("button", { name: "Yes" }).click();
        await expect(
          page
            .getByRole("alert")
            .filter({ hasText: "You are logged out on this device, but the server could not be told." }),
        ).toBeVisible();
        await expect(page.getByText("Logging out")).toBeHidden();
        await expect(page.getByText("Maija Mallikas")).toHaveCount(0);
      });
    }
  });

  test.describe("with another tab open", () => {
    async function openOther(page: Page): Promise<Page> {
      const other = await page.context().newPage();
      await other.goto("/app/settings");
      await appUp(other);
      await expect(heading(other, "Settings")).toBeVisible();
      return other;
    }

    test("takes it along, but not before the server knows", async ({ page, open }) => {
      await open("ordinary");
      const other = await openOther(page);
      const release = await holdRequests(page, /\/logout$/);
      await askToLogOut(page);
      await logoutDialog(page).getByRole("button", { name: "Yes" }).click();
      await expect(other.getByRole("status")).toHaveText("Logging out");
      release();
      await expect(page).toHaveURL("/login");
      await expect(other).toHaveURL(/\/login/);
    });

    test("shows nothing of the member there either when the server could not be told", async ({ page, open }) => {
      await open("ordinary", "/app/", { logout: "reset" });
      const other = await openOther(page);
      await askToLogOut(page);
      await logoutDialog(page).getByRole("button", { name: "Yes" }).click();
      await expect(other.getByRole("button", { name: "Log in again" })).toBeVisible();
      await expect(heading(other, "Settings")).toBeHidden();
    });
  });
});

test.describe("after each navigation", () => {
  test("to the card and back the page is not loaded again", async ({ page, open }) => {
    for (const address of ["/app/settings", "/app/invoices"]) {
      await freshStep(page, `from ${address}`, async () => {
        await open("ordinary", address);
        await goHomeAndBack(page, address);
      });
    }

    await freshStep(page, "from an invoice of the list", async () => {
      await open("ordinary", "/app/invoices");
      await page.getByRole("link", { name: /^Membership fee and magazine/ }).click();
      await goHomeAndBack(page, "/app/invoices/5012");
    });
  });

  async function goHomeAndBack(page: Page, address: string): Promise<void> {
    await expect(page).toHaveURL(address);
    // The browser, not the app, follows a link of the first paint.
    await expect(page.locator("#first-paint")).toHaveCount(0);
    await page.getByRole("link", { name: "Home" }).click();
    await expect(heading(page, "Maija Mallikas")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(heading(page, "Maija Mallikas")).toBeHidden();
    expect((await requestLog(page)).sort()).toEqual(["/api/en/config", "/api/en/me"]);
  }

  test("the page is at its top, and focus in the main area", async ({ page, open }) => {
    await open("invoices", "/app/invoices");
    await page.getByRole("link", { name: /Membership fee 8900/ }).click();
    await expect(page).toHaveURL("/app/invoices/8900");
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await chooseInDrawer(page, "Settings");
    await expect(heading(page, "Settings")).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });

  const titles = {
    "/app/": "Membership card",
    "/app/settings": "Settings",
    "/app/invoices": "Invoices",
    "/app/invoices/5012": "Invoice",
    "/app/myaccount": "My account",
    "/app/error404": "Page not found",
    "/app/articles": "News",
  };

  test("each screen has its title", async ({ page, open }) => {
    for (const [address, title] of Object.entries(titles)) {
      await freshStep(page, `${address} is titled '${title}'`, async () => {
        await open("ordinary", address);
        await expect(page).toHaveTitle(new RegExp(`^${title} – `));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
    }

    await freshStep(page, "the title follows the steps in the app", async () => {
      await open("ordinary", "/app/settings");
      await bottomBar(page).getByRole("link", { name: "Invoices" }).click();
      await expect(heading(page, "Invoices")).toBeVisible();
      await page.getByRole("link", { name: /Hut booking/ }).click();
      await expect(heading(page, "Hut booking, Kuukkelinlampi")).toBeVisible();
      await expect(page).toHaveTitle(/^Invoice – /);
      await page.goBack();
      await page.goBack();
      await expect(heading(page, "Settings")).toBeVisible();
      await expect(page).toHaveTitle(/^Settings – /);
    });
  });
});

test.describe("notifications", () => {
  const success = (page: Page) => page.getByRole("status").filter({ hasText: "That went well." });
  const error = (page: Page) => page.getByRole("alert").filter({ hasText: "Something went wrong." });

  test("a success hides after 5000 ms, and not before", async ({ page, open }) => {
    await page.clock.install({ time: "2030-01-01T12:00:00Z" });
    await page.clock.pauseAt("2030-01-01T12:00:01Z");
    await open("ordinary", "/app/settings", { me: "message" });
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(4_900);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(success(page)).toBeHidden();
    await page.clock.resume();
  });

  test("an error stays until it is closed", async ({ page, open }) => {
    await page.clock.install();
    await open("ordinary", "/app/settings", { config: "error200" });
    await expect(error(page)).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(error(page)).toBeVisible();
    await error(page).getByRole("button", { name: "Close" }).click();
    await expect(error(page)).toHaveCount(0);
  });

  test("a later one replaces an earlier one", async ({ page, open }) => {
    await open("ordinary", "/app/settings", { config: "message", me: "404", "me.times": "1" });
    await expect(page.getByRole("alert").filter({ hasText: "What was asked for was not found." })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(success(page)).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "What was asked for was not found." })).toHaveCount(0);
    await expect(heading(page, "Settings")).toBeVisible();
  });
});

test.describe("a notification raised while a dialog covers the page", () => {
  const openDialog = (page: Page, name: string) => page.getByRole("dialog", { name });
  const places: Record<string, { address?: string; name: string; reach: (page: Page) => Promise<void> }> = {
    "the drawer": { name: "Navigation menu", reach: openDrawer },
    "a question above the drawer": {
      name: "Log out?",
      reach: async (page) => {
        await openDrawer(page);
        await drawer(page).getByRole("button", { name: "Log out" }).click();
      },
    },
    "the installation guide": {
      name: "Installation guide",
      reach: async (page) => {
        await openDrawer(page);
        await drawer(page).getByRole("button", { name: "Installation guide" }).click();
      },
    },
    "the shown card": {
      name: "Membership card",
      reach: (page) => page.getByRole("button", { name: "Show card" }).click(),
    },
    "the lightbox": {
      address: "/app/pages/kuvia-retkilta",
      name: "Picture gallery",
      reach: (page) => page.getByRole("button", { name: /Open picture 1/ }).click(),
    },
  };

  test.beforeEach(({ page }) => page.addInitScript(recordSaid));

  for (const [place, { address = "/app/", name, reach }] of Object.entries(places))
    test(`is seen and heard above ${place}`, async ({ page, open }) => {
      await open("ordinary", address);
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), "storedCard")).not.toBeNull();
      // The stored card shows meanwhile.
      const release = await holdRequests(page, /\/api\/en\/me$/);
      await open("ordinary", address, { me: "message" });
      await expect(page.locator("#first-paint")).toHaveCount(0);
      await reach(page);
      await expect(openDialog(page, name)).toBeVisible();
      release();
      const message = openDialog(page, name).getByRole("status").filter({ hasText: "That went well." });
      await expect(message).toBeVisible();
      await message.hover();
      await page.evaluate(animationsEnded);
      expect(await message.evaluate(isOnTop)).toBe(true);
      await expect.poll(() => saidTo(page, "polite")).toContain("That went well.");
      expect(await isInAccessibilityTree(page, "That went well.")).toBe(true);
      await message.getByRole("button", { name: "Close" }).click();
      await expect(message).toHaveCount(0);
      await expect(openDialog(page, name)).toBeVisible();
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
});

test.describe("page not found", () => {
  const notFound = (page: Page) => page.getByRole("main").getByRole("alert");
  const text = "The requested page was not found – it could be either deleted or moved elsewhere.";

  test("says so, and leads home; unknown paths end there", async ({ page, open }) => {
    await freshStep(page, "says so, and leads home", async () => {
      await open("ordinary", "/app/error404");
      await expect(notFound(page)).toContainText("Page not found");
      await expect(notFound(page)).toContainText(text);
      await page.getByRole("button", { name: "Go to the membership card" }).click();
      await expect(heading(page, "Maija Mallikas")).toBeVisible();
      await expect(page).toHaveURL("/app/");
    });

    for (const address of [
      "/app/nothing-here",
      "/app/settings/deeper",
      "/app/invoices/1/2",
      "/app/%E0%A4%A",
      // Some hosts answer these with the list's page.
      "/app//invoices",
      "/app//articles",
    ]) {
      await freshStep(page, `the unknown path ${address} ends there`, async () => {
        await open("ordinary", "/app/");
        await page.goto(address);
        await expect(notFound(page)).toContainText(text);
        await expect(page).toHaveURL("/app/error404");
      });
    }
  });
});

test.describe("addresses", () => {
  test("open in their one form", async ({ page, open }) => {
    for (const [address, canonical, title] of [
      ["/app", "/app/", "Maija Mallikas"],
      ["/app/settings/", "/app/settings", "Settings"],
      ["/app/invoices/?a=1#b", "/app/invoices?a=1#b", "Invoices"],
      ["/app/error404/", "/app/error404", "Page not found"],
    ] as const) {
      await freshStep(page, `${address} opens as ${canonical}`, async () => {
        await open("ordinary", address);
        await expect(heading(page, title)).toBeVisible();
        await expect(page).toHaveURL(canonical);
      });
    }
  });

  test("open on a static host without rewrite rules", async ({ page, open }) => {
    for (const [address, shown, title] of [
      ["/app/settings", "/app/settings", "Settings"],
      ["/app/settings/", "/app/settings", "Settings"],
      ["/app/invoices/5012?from=mail", "/app/invoices/5012?from=mail", "Membership fee and magazine"],
      ["/app/events/tupaviikonloppu", "/app/events/tupaviikonloppu", "A hut weekend at Kuukkelinlampi"],
      ["/app/nothing-here", "/app/error404", "Page not found"],
      ["/app/error404", "/app/error404", "Page not found"],
    ] as const) {
      await freshStep(page, `${address} opens`, async () => {
        await open("ordinary", address, { host: "plain" });
        await expect(heading(page, title)).toBeVisible();
        await expect(page).toHaveURL(shown);
      });
    }
  });
});

test.describe("in Finnish, the default", () => {
  test.use({ storedSettings: { showInstallationGuideNotification: false } });

  test("the shell speaks Finnish, and tells of an unknown path", async ({ page, open }) => {
    await freshStep(page, "the shell speaks Finnish", async () => {
      await open("ordinary");
      await expect(page.locator("a[href='#main']")).toBeAttached();
      await expect(page.getByRole("navigation", { name: "Päänavigointi" }).getByRole("link")).toHaveText([
        "Jäsenkortti",
        "Laskut",
        "Edut",
        "Tapahtumat",
        "Uutiset",
      ]);
      await page.getByRole("button", { name: "Valikko" }).click();
      await page.getByRole("button", { name: "Kirjaudu ulos" }).click();
      const dialog = page.getByRole("dialog", { name: "Kirjaudutaanko ulos?" });
      await expect(dialog.getByRole("button")).toHaveText(["Peruuta", "Kyllä"]);
    });

    await freshStep(page, "an unknown path is told in Finnish", async () => {
      await open("ordinary", "/app/ei-ole");
      await expect(heading(page, "Sivua ei löytynyt")).toBeVisible();
      await expect(page).toHaveTitle(/^Sivua ei löytynyt – /);
    });
  });
});

test.describe("a visit that starts at a screen with slow code", () => {
  // The default language has no message chunk of its own.
  test.use({ storedSettings: { locale: "fi", showInstallationGuideNotification: false } });

  for (const [address, name] of [
    ["/app/invoices", "Laskut"],
    ["/app/events", "Tapahtumat"],
    ["/app/invoices/5012", "Jäsenmaksu ja jäsenlehti"],
  ] as const)
    test(`says that ${address} is loading`, async ({ page, open }) => {
      const html = await (await page.request.get(address)).text();
      const release = await holdRequests(page, ({ pathname }) => appFiles.test(pathname) && !html.includes(pathname));
      await open("ordinary", address);
      await expect(page.locator("#first-paint")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("status")).toHaveText("Ladataan");
      release();
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByRole("main").getByText("Ladataan")).toHaveCount(0);
    });
});
