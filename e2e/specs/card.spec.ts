import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep, storeSettings } from "../fresh-step";
import { changeMember } from "./change-member";

// See docs/product.md, Membership card.
const name = (page: Page) => page.getByRole("heading", { level: 1 });
const memberships = (page: Page) => page.getByRole("list", { name: "Memberships" }).getByRole("listitem");
const assignments = (page: Page) => page.getByRole("region", { name: "Assignments" }).getByRole("listitem");
const hero = (page: Page) => page.getByRole("article").locator("img[src*='hero']");

test("an ordinary member sees name, memberships, details and assignments, and edits the details", async ({
  page,
  open,
}) => {
  await open("ordinary");
  await test.step("name, memberships and details", async () => {
    await expect(name(page)).toHaveText("Maija Mallikas");
    await expect(memberships(page)).toHaveText([
      "Annual memberValid until the end of the year",
      "Helsinki branchBranch member",
    ]);
    await expect(page.getByRole("term")).toHaveText(["Member number", "Member since", "E-mail", "Address"]);
    await expect(page.getByRole("definition").first()).toHaveText("104 772");
  });

  await test.step("the hero image first, then name, memberships, details, their link and assignments", async () => {
    await expect(hero(page)).toHaveJSProperty("complete", true);
    await expect(hero(page)).not.toHaveJSProperty("naturalWidth", 0);
    const parts = [
      hero(page),
      name(page),
      memberships(page).first(),
      page.getByRole("term").first(),
      page.getByRole("link", { name: "Edit your details" }),
      page.getByRole("heading", { name: "Assignments" }),
    ];
    await expect(async () => {
      const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y));
      expect(tops).not.toContain(undefined);
      expect(tops).toEqual([...tops].sort((a, b) => Number(a) - Number(b)));
    }).toPass();
  });

  await test.step("each assignment with icon, title, subtitle and dates, and no warning", async () => {
    await expect(assignments(page)).toHaveText([
      /^Trip leaderHelsinki branch\d+ \w+ \d{4} – \d+ \w+ \d{4}$/,
      /^Hut wardenKuukkelinlampi\d+ \w+ \d{4} –$/,
    ]);
    await expectDrawnIcons(page, 2);
    await expect(assignments(page)).toHaveCount(2);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  });

  await test.step("'Edit your details' leads to My account", async () => {
    await page.getByRole("link", { name: "Edit your details" }).click();
    await expect(page).toHaveURL("/app/myaccount");
    await expect(page.getByRole("heading", { name: "My account" })).toBeVisible();
  });
});

/** Each assignment's icon has a non-empty path. */
async function expectDrawnIcons(page: Page, count: number): Promise<void> {
  const paths = assignments(page).locator("svg path");
  await expect(paths).toHaveCount(count);
  for (const path of await paths.all()) await expect(path).toHaveAttribute("d", /^M.{10}/i);
}

test("every assignment and membership is shown, a warning above the card, and no hole for a missing picture", async ({
  page,
  open,
}) => {
  await freshStep(page, "a board member: 14 assignments in the server's order and four memberships", async () => {
    await open("board");
    await expect(memberships(page)).toHaveText([
      /^Life member/,
      /^Jyväskylä branch/,
      /^Paddlers/,
      /^Friends of Kaarna/,
    ]);
    await expect(assignments(page)).toHaveCount(14);
    await expect(assignments(page).first()).toContainText("Chair of the board");
    await expect(assignments(page).last()).toContainText("Member of the honours committee");
    await expectDrawnIcons(page, 14);
    const drawings = await assignments(page)
      .locator("svg path")
      .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
    expect(new Set(drawings).size).toBe(14);
  });

  await freshStep(page, "more assignments than are drawn at once: all of them, in the server's order", async () => {
    const titles = Array.from({ length: 60 }, (_, index) => `Assignment ${index + 1}`);
    const assignment = titles.map((title, id) => ({ id, _list_title: title }));
    // Those that say nothing are left out.
    await changeMember(page, { assignment: [{ id: 98 }, ...assignment, { id: 99 }] });
    await open("ordinary");
    await expect(assignments(page)).toHaveText(titles);
  });

  await freshStep(
    page,
    "a membership that is not valid: a warning in the association's words, above the card",
    async () => {
      await open("invalid");
      const warning = page.getByRole("main").getByRole("alert");
      await expect(warning).toContainText("Your membership is not valid");
      await expect(warning).toContainText("Your membership fee has not been paid.");
      await expect(async () => {
        const [warningBox, nameBox] = await Promise.all([warning.boundingBox(), name(page).boundingBox()]);
        expect(warningBox?.y).toBeLessThan(nameBox?.y ?? 0);
      }).toPass();
    },
  );

  await freshStep(page, "an empty config: no hero image and no logo, but the details", async () => {
    await open("minimal-config");
    await expect(name(page)).toHaveText("Kalle Karsittu");
    await expect(memberships(page)).toHaveCount(2);
    await expect(page.getByRole("definition").first()).toHaveText("104 772");
    await expect(page.getByRole("img")).toHaveCount(0);
    await expect(hero(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Home" })).not.toBeEmpty();
  });

  await freshStep(
    page,
    "pictures that are not there leave no holes, and the app's name is in place of the logo",
    async () => {
      const pictures = /\/(?:hero|logo-light|avatar-\d)\.svg/;
      await page.route(pictures, (route) => route.fulfill({ status: 404 }));
      await open("english");
      await expect(name(page)).toBeVisible();
      const home = page.getByRole("link", { name: "Home" });
      await expect(home.getByText("Jäsensovellus")).toBeVisible();
      await expect(home.locator("img")).toBeHidden();
      for (const link of ["Verify membership", "Add to Apple Wallet", "Add to Google Wallet"])
        await expect(page.getByRole("link", { name: link })).toBeVisible();
      await expect(hero(page)).toBeHidden();
      await expect(page.getByRole("img", { name: /Photo/ })).toHaveCount(0);
      await expect.poll(async () => (await name(page).boundingBox())?.y).toBeLessThan(200);
      await page.getByRole("button", { name: "Show card" }).click();
      const shown = page.getByRole("dialog", { name: "Membership card" });
      await expect(shown.getByText("Jäsensovellus")).toBeVisible();
      await expect(shown.getByRole("img", { name: "Jäsensovellus" })).toBeHidden();
      await page.unroute(pictures);
    },
  );
});

test.describe("the notice of the installation guide", () => {
  const notice = (page: Page) => page.getByRole("status").filter({ hasText: /install/i });
  test.use({ storedSettings: { locale: "en" } });

  const setting = (page: Page) =>
    page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem("settings") ?? "{}") as Record<string, unknown>)
          .showInstallationGuideNotification,
    );

  test("waits for the cookie question and its notification, opens the guide, and is not shown again", async ({
    page,
    open,
  }) => {
    await storeSettings(page, { locale: "en", showCookieDialog: true });
    await open("ordinary");
    await page.getByRole("button", { name: "Accept only necessary" }).click();
    await expect(page.getByRole("status").filter({ hasText: "cookie" })).toBeVisible();
    await page.getByRole("status").getByRole("button", { name: "Close" }).click();
    await expect(notice(page)).toBeVisible();
    expect(await setting(page)).toBe(false);

    await notice(page).getByRole("button", { name: /guide/i }).click();
    const guide = page.getByRole("dialog", { name: "Installation guide" });
    await expect(guide.getByRole("heading", { name: "The membership card on your phone" })).toBeVisible();
    await guide.getByRole("button", { name: "Close" }).click();
    await expect(guide).toBeHidden();
    await expect(page.getByRole("main"), "the notice that opened it is gone").toBeFocused();

    await page.reload();
    await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
    await expectDrawnIcons(page, 2);
    await expect(notice(page)).toHaveCount(0);
  });

  test("is not shown without a guide page, and its setting stays on", async ({ page, open }) => {
    await open("minimal-config");
    await expectDrawnIcons(page, 2);
    await expect(notice(page)).toHaveCount(0);
    expect(await setting(page)).not.toBe(false);
  });
});

test("the card can be shown without scrolling on a screen 320 pixels wide", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open("ordinary");
  const edge = (part: Locator, name: "top" | "bottom") =>
    part.evaluate((element, side) => element.getBoundingClientRect()[side], name);
  const button = page.getByRole("button", { name: "Show card" });
  const bar = page.getByRole("navigation", { name: "Main navigation" });
  await expect.poll(async () => (await edge(bar, "top")) - (await edge(button, "bottom"))).toBeGreaterThan(0);
});
