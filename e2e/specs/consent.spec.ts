import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep, storeSettings } from "../fresh-step";
import { holdRequests } from "./hold-requests";

// See docs/product.md, Cookies and analytics.
const english = { locale: "en", showInstallationGuideNotification: false };
const firstVisit = { ...english, showCookieDialog: true };

const dialog = (page: Page) => page.getByRole("dialog", { name: "Cookies" });
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
const checkbox = (page: Page, name: string) => dialog(page).getByRole("checkbox", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const saved = (page: Page) => page.getByRole("status").filter({ hasText: "Your cookie choice has been saved." });
const accepted = (page: Page) => page.getByRole("list", { name: "Accepted cookies" }).getByRole("listitem");

async function storedSettings(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("settings") ?? "{}") as Record<string, unknown>);
}

/** The card is shown and no dialog is about to open: the drawer's code loads only when the app is idle. */
async function expectNoDialog(page: Page): Promise<void> {
  await expect(page.locator("a[href='#main']")).toBeAttached();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test.describe("at the first visit", () => {
  test.use({ storedSettings: firstVisit });

  test("the dialog opens by itself", async ({ page, open }) => {
    await freshStep(page, "on its front view, above the card", async () => {
      await open("ordinary");
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole("heading", { name: "Cookies" })).toBeFocused();
      await expect(dialog(page).getByRole("button")).toHaveText([
        "Read more",
        "Choose cookies",
        "Accept only necessary",
        "Accept all",
      ]);
      await expect(dialog(page)).toContainText("Necessary cookies keep you logged in");
      await expect(page.getByText("Maija Mallikas")).toBeVisible();
    });

    await freshStep(page, "on any screen", async () => {
      await open("ordinary", "/app/invoices/5012");
      await button(page, "Accept only necessary").click();
      await expect(dialog(page)).toBeHidden();
      await expect(heading(page, "Membership fee and magazine")).toBeVisible();
    });

    await freshStep(page, "after a reload before the answer", async () => {
      await open("ordinary");
      await expect(dialog(page)).toBeVisible();
      await page.reload();
      await expect(dialog(page)).toBeVisible();
    });
  });

  test("an answer is one tap: saved, said, and not asked again", async ({ page, open }) => {
    for (const [answer, types] of [
      ["Accept only necessary", ["necessary"]],
      ["Accept all", ["necessary", "statistics", "marketing"]],
    ] as const) {
      await freshStep(page, `'${answer}'`, async () => {
        await open("ordinary");
        await button(page, answer).tap();
        await expect(dialog(page)).toBeHidden();
        await expect(saved(page)).toBeVisible();
        expect(await storedSettings(page)).toMatchObject({ acceptedCookies: types, showCookieDialog: false });
        await page.reload();
        await expectNoDialog(page);
      });
    }

    await freshStep(page, "two quick taps are one answer", async () => {
      await open("ordinary");
      await button(page, "Accept only necessary").dblclick();
      await expect(dialog(page)).toBeHidden();
      await expect(saved(page)).toBeVisible();
      expect(await storedSettings(page)).toMatchObject({ acceptedCookies: ["necessary"] });
    });
  });

  test("'Choose cookies' offers a checkbox for each type", async ({ page, open }) => {
    await freshStep(page, "only locked cookies are ticked", async () => {
      await open("ordinary");
      await button(page, "Choose cookies").click();
      await expect(dialog(page).getByRole("heading", { name: "Choose cookies" })).toBeFocused();
      await expect(dialog(page).getByRole("checkbox")).toHaveCount(3);
      await expect(checkbox(page, "Necessary")).toBeChecked();
      await expect(checkbox(page, "Necessary")).toBeDisabled();
      await expect(checkbox(page, "Statistics")).not.toBeChecked();
      await expect(checkbox(page, "Marketing")).not.toBeChecked();
    });

    await freshStep(page, "Back returns to the front view, and what was ticked is kept for this time", async () => {
      await open("ordinary");
      await button(page, "Choose cookies").click();
      await checkbox(page, "Marketing").check();
      await button(page, "Back").click();
      await expect(dialog(page).getByRole("heading", { name: "Cookies" })).toBeFocused();
      await button(page, "Choose cookies").click();
      await expect(checkbox(page, "Marketing")).toBeChecked();
      await button(page, "Back").click();
      // Ticking alone accepts nothing.
      await button(page, "Accept only necessary").click();
      await expect(dialog(page)).toBeHidden();
      expect(await storedSettings(page)).toMatchObject({ acceptedCookies: ["necessary"] });
    });
  });

  test("'Accept chosen' accepts what is ticked", async ({ page, open }) => {
    for (const [ticked, types] of [
      [[], ["necessary"]],
      [["Statistics"], ["necessary", "statistics"]],
      [["Marketing"], ["necessary", "marketing"]],
      [
        ["Marketing", "Statistics"],
        ["necessary", "statistics", "marketing"],
      ],
    ] as const) {
      await freshStep(page, `[${ticked.join(", ")}]: ${types.join(", ")}`, async () => {
        await open("ordinary");
        await button(page, "Choose cookies").click();
        for (const name of ticked) await checkbox(page, name).check();
        await button(page, "Accept chosen").click();
        await expect(dialog(page)).toBeHidden();
        await expect(saved(page)).toBeVisible();
        expect(await storedSettings(page)).toMatchObject({ acceptedCookies: types, showCookieDialog: false });
      });
    }
  });

  test("'Read more' shows the association's page, where there is one", async ({ page, open }) => {
    await freshStep(page, "Back returns", async () => {
      await open("ordinary");
      await button(page, "Read more").click();
      await expect(dialog(page).getByRole("heading", { name: "About cookies" })).toBeFocused();
      await expect(dialog(page)).toContainText("No single member is followed.");
      await expect(button(page, "Accept all")).toHaveCount(0);
      await button(page, "Back").click();
      await expect(button(page, "Accept all")).toBeVisible();
    });

    await freshStep(page, "it is missing without a page about cookies", async () => {
      await open("cookie-page-absent");
      await expect(button(page, "Accept all")).toBeVisible();
      await expect(button(page, "Read more")).toHaveCount(0);
    });

    await freshStep(
      page,
      "a link of the page leads into the app; the question comes again at the next start",
      async () => {
        await open("ordinary");
        await button(page, "Read more").click();
        await dialog(page).getByRole("link", { name: "Settings" }).click();
        await expect(heading(page, "Settings")).toBeVisible();
        await expect(dialog(page)).toHaveCount(0);
        expect(await storedSettings(page)).toMatchObject({ showCookieDialog: true });
        await page.reload();
        await expect(dialog(page)).toBeVisible();
      },
    );
  });

  test("neither Escape nor a tap beside it closes it: nothing is accepted by accident", async ({ page, open }) => {
    await open("ordinary");
    await expect(dialog(page).getByRole("heading", { name: "Cookies" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await button(page, "Choose cookies").click();
    await page.keyboard.press("Escape");
    await expect(checkbox(page, "Statistics")).toBeVisible();
    expect(await storedSettings(page)).toMatchObject({ showCookieDialog: true });
  });

  test("it is answered with the keyboard alone", async ({ page, open }) => {
    await open("ordinary");
    await expect(dialog(page).getByRole("heading", { name: "Cookies" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, "Read more")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("heading", { name: "Choose cookies" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(button(page, "Back")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(checkbox(page, "Statistics")).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(button(page, "Accept chosen")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    expect(await storedSettings(page)).toMatchObject({ acceptedCookies: ["necessary", "statistics"] });
  });

  test("nothing opens when the association does not ask", async ({ page, open }) => {
    for (const persona of ["consent-off", "consent-absent", "minimal-config"])
      await freshStep(page, persona, async () => {
        await open(persona);
        await expectNoDialog(page);
        expect(await storedSettings(page)).toMatchObject({ showCookieDialog: true });
      });
  });

  test("without its code the app works, and it is asked at the next start", async ({ page, open }) => {
    const chunk = await chunkOf(page, "chooseCookies");
    await page.route(chunk, (route) => route.abort());
    await open("ordinary");
    await expect(heading(page, "Maija Mallikas")).toBeVisible();
    await expectNoDialog(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.unroute(chunk);
    await page.reload();
    await expect(dialog(page)).toBeVisible();
  });

  test("the tip about installing waits until the question has been answered", async ({ page, open }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("seeded") !== null) return;
      sessionStorage.setItem("seeded", "1");
      localStorage.removeItem("settings");
    });
    await open("ordinary");
    const finnish = page.getByRole("dialog", { name: "Evästeet" });
    await expect(finnish).toBeVisible();
    await expect(page.getByText(/^Vinkki/)).toHaveCount(0);
    await finnish.getByRole("button", { name: "Hyväksy vain välttämättömät" }).click();
    await expect(finnish).toBeHidden();
    await page.reload();
    await expect(page.getByText(/^Vinkki/)).toBeVisible();
  });
});

/** The lazy chunk that contains a text. */
async function chunkOf(page: Page, text: string): Promise<RegExp> {
  await page.goto("/mock/set?persona=ordinary");
  const chunks: Promise<string[]>[] = [];
  page.on("response", (response) => {
    if (/_next\/static\/chunks\/.*\.js$/.test(response.url()))
      chunks.push(
        response.text().then(
          (body) => (body.includes(text) ? [response.url()] : []),
          () => [],
        ),
      );
  });
  await page.goto("/app/");
  await expect(dialog(page)).toBeVisible();
  const found = (await Promise.all(chunks)).flat();
  expect(found).not.toEqual([]);
  const names = found.map((url) => url.split("/").at(-1)?.replace(/\W/g, "\\$&"));
  return new RegExp(names.join("|"));
}

test.describe("the dialog waits while something else is open", () => {
  test.use({ storedSettings: firstVisit });

  test("the drawer, opened before React: it opens when the drawer closes", async ({ page, open }) => {
    const release = await holdRequests(page, /\/app\/_next\/.*\.js$/);
    await page.goto("/mock/set?persona=ordinary");
    await page.goto("/app/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Menu" }).tap();
    release();
    const drawer = page.getByRole("dialog", { name: "Navigation menu" });
    await expect(drawer).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await button(page, "Accept all").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(open).toBeDefined();
  });

  test("a start message, which would cover its buttons: it opens when the message closes", async ({ page, open }) => {
    // Stopped: on a busy machine the message would hide before the dialog is looked for.
    await page.clock.install({ time: "2030-01-01T12:00:00Z" });
    await page.clock.pauseAt("2030-01-01T12:00:01Z");
    await open("ordinary", "/app/", { me: "message" });
    const message = page.getByRole("status").filter({ hasText: "That went well." });
    await expect(message).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.runFor(5_000);
    await expect(message).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();
  });

  test("the check of a payment: it opens afterwards", async ({ page, open }) => {
    const release = await holdRequests(page, /checkpayment/);
    await open("ordinary", "/mock/pay?invoice=5012&then=/app/invoices/5012%3Fstatus=ok");
    const check = page.getByRole("dialog", { name: "Checking your payment" });
    await expect(check).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(check).toHaveCount(0);
    await expect(dialog(page)).toBeVisible({ timeout: 15_000 });
  });
});

test.describe("from Settings", () => {
  test.use({ storedSettings: { ...english, acceptedCookies: ["necessary", "statistics"] } });

  const reopen = (page: Page) => page.getByRole("button", { name: "Cookie settings" });

  test("the accepted categories are shown, and the dialog changes them or leaves them as they were", async ({
    page,
    open,
  }) => {
    await freshStep(page, "it opens with the accepted ones ticked", async () => {
      await open("ordinary", "/app/settings");
      await expect(accepted(page)).toHaveText(["Necessary", "Statistics"]);
      await reopen(page).click();
      await button(page, "Choose cookies").click();
      await expect(checkbox(page, "Statistics")).toBeChecked();
      await expect(checkbox(page, "Marketing")).not.toBeChecked();
      await checkbox(page, "Statistics").uncheck();
      await checkbox(page, "Marketing").check();
      await button(page, "Accept chosen").click();
      await expect(dialog(page)).toBeHidden();
      await expect(saved(page)).toBeVisible();
      await expect(accepted(page)).toHaveText(["Necessary", "Marketing"]);
      await expect(reopen(page)).toBeFocused();
    });

    await freshStep(page, "Escape, Close and a tap beside it leave everything", async () => {
      await open("ordinary", "/app/settings");
      const ways = [
        () => page.keyboard.press("Escape"),
        () => button(page, "Close").click(),
        () => page.mouse.click(5, 5),
      ];
      for (const leave of ways) {
        await reopen(page).click();
        await button(page, "Choose cookies").click();
        await checkbox(page, "Marketing").check();
        await leave();
        await expect(dialog(page)).toBeHidden();
        await expect(accepted(page)).toHaveText(["Necessary", "Statistics"]);
        await expect(reopen(page)).toBeFocused();
      }
      // Ticks without acceptance are lost.
      await reopen(page).click();
      await button(page, "Choose cookies").click();
      await expect(checkbox(page, "Marketing")).not.toBeChecked();
    });
  });

  test("there is nothing about cookies where nothing is asked", async ({ page, open }) => {
    for (const persona of ["consent-off", "consent-absent", "minimal-config"])
      await freshStep(page, persona, async () => {
        await open(persona, "/app/settings");
        await expect(page.getByRole("switch", { name: "Dark theme" })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expect(reopen(page)).toHaveCount(0);
        await expect(accepted(page)).toHaveCount(0);
      });
  });

  test("a failed load of the dialog's code says so, and the next tap opens it", async ({ page, open }) => {
    await open("ordinary", "/app/settings");
    await expect(reopen(page)).toBeVisible();
    // Loads what all dialogs share: without that the page would be loaded again.
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    await page.route(/\.js$/, (route) => route.abort());
    await reopen(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
    await page.unroute(/\.js$/);
    await reopen(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test("another language: the dialog and the setting speak it", async ({ page, open }) => {
    await open("ordinary", "/app/settings");
    await page.getByLabel("Language").selectOption("fi");
    await expect(heading(page, "Asetukset")).toBeVisible();
    await expect(page.getByRole("list", { name: "Hyväksytyt evästeet" }).getByRole("listitem")).toHaveText([
      "Välttämättömät",
      "Tilastot",
    ]);
    await page.getByRole("button", { name: "Evästeasetukset" }).click();
    const finnish = page.getByRole("dialog", { name: "Evästeet" });
    await expect(finnish.getByRole("button")).toHaveText([
      "",
      "Lue lisää",
      "Valitse evästeet",
      "Hyväksy vain välttämättömät",
      "Hyväksy kaikki",
    ]);
  });
});

test.describe("in Finnish, at a visit with nothing stored", () => {
  test.use({ storedSettings: null });

  test("the dialog is asked and answered in Finnish", async ({ page, open }) => {
    await open("ordinary");
    const finnish = page.getByRole("dialog", { name: "Evästeet" });
    await finnish.getByRole("button", { name: "Lue lisää" }).click();
    await expect(finnish.getByRole("heading", { name: "Tietoa evästeistä" })).toBeVisible();
    await finnish.getByRole("button", { name: "Takaisin" }).click();
    await finnish.getByRole("button", { name: "Valitse evästeet" }).click();
    await finnish.getByRole("checkbox", { name: "Tilastot" }).check();
    await expect(finnish.getByRole("checkbox", { name: "Välttämättömät" })).toBeChecked();
    await expect(finnish.getByRole("checkbox", { name: "Markkinointi" })).not.toBeChecked();
    await finnish.getByRole("button", { name: "Hyväksy valitut" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Evästevalintasi on tallennettu." })).toBeVisible();
    expect(await storedSettings(page)).toMatchObject({
      acceptedCookies: ["necessary", "statistics"],
      showCookieDialog: false,
    });
  });
});

test.describe("the gate of embedded content", () => {
  const gate = (page: Page) => page.getByRole("main").getByRole("alert");
  const video = (page: Page) => page.getByRole("main").locator("iframe");
  const withVideo = "/app/pages/yhdistys";

  test.beforeEach(async ({ context }) =>
    context.route(/youtube(-nocookie)?\.com/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><title>Video</title>" }),
    ),
  );

  test.use({ storedSettings: english });

  test("it names the type and follows the choice, without a reload", async ({ page, open }) => {
    await freshStep(page, "accepting opens it, withdrawing closes it again", async () => {
      await open("ordinary", withVideo);
      await expect(gate(page)).toContainText("marketing");
      await expect(video(page)).toHaveCount(0);
      await page.evaluate(() => Reflect.set(window, "notReloaded", true));

      await gate(page).getByRole("button", { name: "Choose cookies" }).click();
      await button(page, "Choose cookies").click();
      await checkbox(page, "Statistics").check();
      await button(page, "Accept chosen").click();
      await expect(dialog(page)).toBeHidden();
      await expect(gate(page)).toBeVisible();

      await gate(page).getByRole("button", { name: "Choose cookies" }).click();
      await button(page, "Accept all").click();
      await expect(video(page)).toHaveCount(1);
      await expect(gate(page)).toHaveCount(0);
      await expect(page.getByRole("main"), "the button that opened the dialog is gone").toBeFocused();

      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Settings" }).click();
      await page.getByRole("button", { name: "Cookie settings" }).click();
      await button(page, "Accept only necessary").click();
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Pages" }).click();
      await page.getByRole("link", { name: /About the association/ }).click();
      await expect(gate(page)).toContainText("marketing");
      await expect(video(page)).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.get(window, "notReloaded") as unknown)).toBe(true);
    });

    await freshStep(page, "it is open when the association does not ask", async () => {
      await open("consent-off", withVideo);
      await expect(video(page)).toHaveCount(1);
      await expect(gate(page)).toHaveCount(0);
    });

    await freshStep(page, "without consent settings it is closed until the member accepts", async () => {
      await storeSettings(page, firstVisit);
      await open("consent-absent", withVideo);
      await gate(page).getByRole("button", { name: "Choose cookies" }).click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(gate(page).getByRole("button", { name: "Choose cookies" })).toBeFocused();
      await gate(page).getByRole("button", { name: "Choose cookies" }).click();
      await button(page, "Accept all").click();
      await expect(video(page)).toHaveCount(1);
    });

    await freshStep(page, "it names the type in Finnish", async () => {
      await storeSettings(page, {});
      await open("ordinary", withVideo);
      await expect(gate(page)).toContainText("markkinointievästeitä");
      await gate(page).getByRole("button", { name: "Valitse evästeet" }).click();
      await expect(page.getByRole("dialog", { name: "Evästeet" })).toBeVisible();
    });
  });

  test("it closes and opens with the choice in another tab", async ({ page, open, context }) => {
    await open("ordinary", withVideo);
    await expect(gate(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto("/app/settings");
    await other.getByRole("button", { name: "Cookie settings" }).click();
    await button(other, "Accept all").click();
    await expect(video(page)).toHaveCount(1);
    await other.getByRole("button", { name: "Cookie settings" }).click();
    await button(other, "Accept only necessary").click();
    await expect(video(page)).toHaveCount(0);
    await expect(gate(page)).toBeVisible();
  });
});

test.describe("other tabs", () => {
  test.use({ storedSettings: firstVisit });

  test("the answer in one closes the question in the other", async ({ page, open, context }) => {
    await open("ordinary");
    await expect(dialog(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto("/app/settings");
    await button(other, "Accept all").click();
    await expect(dialog(page)).toBeHidden();
    await page.goto("/app/settings");
    await expect(accepted(page)).toHaveText(["Necessary", "Statistics", "Marketing"]);
  });
});

test.describe("storage", () => {
  const kept = {
    "an unknown type": { stored: ["marketing", "spying"], shown: ["Necessary", "Marketing"] },
    "no necessary": { stored: ["statistics"], shown: ["Necessary", "Statistics"] },
    "an empty list": { stored: [], shown: ["Necessary"] },
    "no list": { stored: "marketing", shown: ["Necessary"] },
  };

  test("of something else than a list of types accepts the types that are there", async ({ page, open }) => {
    for (const [what, { stored, shown }] of Object.entries(kept)) {
      await freshStep(page, `${what}: ${shown.join(", ")}`, async () => {
        await storeSettings(page, { ...english, acceptedCookies: stored });
        await open("ordinary", "/app/settings");
        await expect(accepted(page)).toHaveText(shown);
      });
    }
  });

  test.describe("that is denied", () => {
    test.use({ storedSettings: english });

    test("the answer holds as long as the tab, and the next start asks again", async ({ page, open }) => {
      await page.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException("Access is denied.", "SecurityError");
            },
          });
      });
      await open("ordinary", "/app/settings");
      const finnish = page.getByRole("dialog", { name: "Evästeet" });
      await finnish.getByRole("button", { name: "Hyväksy kaikki" }).click();
      await expect(page.getByRole("list", { name: "Hyväksytyt evästeet" }).getByRole("listitem")).toHaveCount(3);
      await page.reload();
      await expect(finnish).toBeVisible();
      await finnish.getByRole("button", { name: "Hyväksy vain välttämättömät" }).click();
      await expect(finnish).toBeHidden();
    });
  });
});

test.describe("the dialog's size", () => {
  const panelOf = (page: Page): Locator => dialog(page).getByRole("heading").locator("xpath=../..");

  // The margins are 16 px on each side; the scrollbar takes 15.
  const sizes = [
    [1280, 800, { width: 400, height: 600 }],
    [412, 823, { width: 365, height: 600 }],
    [320, 568, { width: 273, height: 536 }],
    [800, 360, { width: 400, height: 328 }],
  ] as const;

  for (const darkMode of [false, true])
    test(`leaves every answer in sight, ${darkMode ? "dark" : "light"}`, async ({ page, open }) => {
      for (const [width, height, expected] of sizes) {
        const title = `on ${width} x ${height} it is ${expected.width} x ${expected.height}`;
        await freshStep(page, title, async () => {
          await storeSettings(page, { ...firstVisit, darkMode });
          await page.setViewportSize({ width, height });
          await open("ordinary");
          await expect.poll(async () => roundedSize(panelOf(page))).toEqual(expected);
          for (const name of ["Choose cookies", "Accept only necessary", "Accept all"]) {
            await expect(button(page, name)).toBeInViewport({ ratio: 1 });
            expect((await button(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
          }
          await button(page, "Choose cookies").click();
          await expect(button(page, "Accept chosen")).toBeInViewport({ ratio: 1 });
          await expect.poll(async () => roundedSize(panelOf(page))).toEqual(expected);
        });
      }
    });

  async function roundedSize(panel: Locator): Promise<{ width: number; height: number } | null> {
    const box = await panel.boundingBox();
    return box && { width: Math.round(box.width), height: Math.round(box.height) };
  }

  test.describe("with text of twice the size", () => {
    test.use({ storedSettings: firstVisit, viewport: { width: 320, height: 568 } });

    test("every answer can be reached", async ({ page, open }) => {
      await page.addInitScript(() =>
        document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%")),
      );
      await open("ordinary");
      await button(page, "Accept only necessary").click();
      await expect(dialog(page)).toBeHidden();
    });
  });
});
