import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { appUp } from "./app-up";
import { changeAnswer } from "./change-answer";

// See docs/product.md, Leave guard: every way out asks the same question, and no typed text is lost.

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Leave page?" });
const street = (page: Page) => page.getByRole("textbox", { name: "Street address" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Navigation menu" });
const yes = (page: Page) => dialog(page).getByRole("button", { name: "Yes" });
const cancel = (page: Page) => dialog(page).getByRole("button", { name: "Cancel" });

async function inDrawer(page: Page, role: "link" | "button", name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await drawer(page).getByRole(role, { name, exact: true }).click();
}

/** Opens My account via the card and the settings, and types. */
async function edit(page: Page, open: (persona: string, address?: string) => Promise<void>): Promise<void> {
  await open("ordinary");
  await editAgain(page);
}

async function editAgain(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Home" }).click();
  await expect(heading(page, "Maija Mallikas")).toBeVisible();
  await inDrawer(page, "link", "Settings");
  await expect(heading(page, "Settings")).toBeVisible();
  await inDrawer(page, "link", "My account");
  await street(page).fill("Uusi katu 1");
  await expect(page).toHaveURL("/app/myaccount");
}

async function expectUntouched(page: Page): Promise<void> {
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/app/myaccount");
  await expect(heading(page, "My account")).toBeVisible();
  await expect(street(page)).toHaveValue("Uusi katu 1");
}

interface WayOut {
  go: (page: Page) => Promise<unknown>;
  target: (page: Page) => Promise<void>;
}
const card = (page: Page) => expect(heading(page, "Maija Mallikas")).toBeVisible();
const settings = (page: Page) => expect(heading(page, "Settings")).toBeVisible();

const waysOut: Record<string, WayOut> = {
  "the logo": { go: (page) => page.getByRole("link", { name: "Home" }).click(), target: card },
  "Back of the browser": { go: (page) => page.goBack(), target: settings },
  "two steps back": { go: (page) => page.evaluate(() => history.go(-2)), target: card },
  logout: {
    go: async (page) => {
      await inDrawer(page, "button", "Log out");
      await page.getByRole("dialog", { name: "Log out?" }).getByRole("button", { name: "Yes" }).click();
    },
    target: (page) => expect(page).toHaveURL("/login"),
  },
};

test("a way out asks; Cancel keeps the edits, Yes continues", async ({ page, open }) => {
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(new URL(request.url()).pathname);
  });
  await open("ordinary");
  await appUp(page);
  for (const [name, { go, target }] of Object.entries(waysOut))
    await test.step(name, async () => {
      await editAgain(page);
      await go(page);
      await expect(dialog(page)).toContainText("Your unsaved edits will be discarded.");
      await expect(page).toHaveURL("/app/myaccount");
      await cancel(page).click();
      await expectUntouched(page);

      await go(page);
      await yes(page).click();
      await target(page);
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Uusi katu");
    });
  expect(posted).toEqual([]);
});

test("Forward asks too, and repeated Back never leaves unasked", async ({ page, open }) => {
  await open("ordinary", "/app/myaccount");
  await expect(street(page)).toBeVisible();
  await inDrawer(page, "link", "Settings");
  await expect(heading(page, "Settings")).toBeVisible();
  await page.goBack();
  await street(page).fill("Uusi katu 1");
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await cancel(page).click();
  await expectUntouched(page);
  await page.goForward();
  await yes(page).click();
  await expect(heading(page, "Settings")).toBeVisible();

  await editAgain(page);
  for (let press = 0; press < 3; press += 1) {
    await page.goBack();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL("/app/myaccount");
  }
  await page.keyboard.press("Escape");
  await expectUntouched(page);
});

test("the skip link and a link to the same page do not leave, and ask nothing", async ({ page, open }) => {
  const content =
    '<p><a href="/app/myaccount">Here</a> <a href="/app/myaccount?from=guide">Again</a></p><p><a href="#nowhere">Nowhere</a> <a href="#">Top</a></p>';
  const installation_guide_page = { title: "Guide", content_blocks: [{ type: "text_content_block", content }] };
  await changeAnswer(page, /\/api\/en\/config/, ({ config }) => ({
    config: { ...(config as object), installation_guide_page },
  }));
  await edit(page, open);
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expectUntouched(page);

  for (const name of ["Here", "Again", "Nowhere", "Top"]) {
    await inDrawer(page, "button", "Installation guide");
    const guide = page.getByRole("dialog", { name: "Guide" });
    await guide.getByRole("link", { name, exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(guide).toBeHidden();
    await expect(dialog(page)).toBeHidden();
    await expect(street(page)).toHaveValue("Uusi katu 1");
  }
  await page.getByRole("link", { name: "Home" }).click();
  await cancel(page).click();
  await expect(street(page)).toHaveValue("Uusi katu 1");
  await page.goBack();
  await yes(page).click();
  await settings(page);
});

test("closing the tab opens the browser's question", async ({ page, open }) => {
  await edit(page, open);
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expectUntouched(page);
});

test("a save answered by a download leads back to the app, and later edits are guarded", async ({ page, open }) => {
  await page.clock.install();
  await page.route("/mock/receipt.zip", (route) =>
    route.fulfill({ body: "x", headers: { "Content-Disposition": "attachment" } }),
  );
  await page.route("/api/*/me", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), redirect_url: "/mock/receipt.zip" },
    });
  });
  await edit(page, open);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save" }).click();
  await download;
  await expect(page.getByText(`Going to ${new URL(page.url()).host}`)).toBeVisible();
  await page.clock.fastForward(10_000);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(street(page)).toHaveValue("Uusi katu 1");
  await street(page).fill("Uusi katu 2");
  const question = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  await (await question).accept();
  await expect(street(page)).toHaveValue("Uusi katu 2");
});

test.describe("a draft", () => {
  const restored = (page: Page) => page.getByText("Restored your unsaved changes");

  test("survives a session that ends at Save, and is offered after the next login", async ({ page, open }) => {
    await open("ordinary", "/app/myaccount", { saveMe: "401" });
    await street(page).fill("Uusi katu 1");
    await page.getByRole("button", { name: "Save" }).click();
    await page
      .getByRole("link", { name: /Maija Mallikas/ })
      .or(page.getByRole("button", { name: /Maija Mallikas/ }))
      .first()
      .click();
    await expect(restored(page)).toBeVisible();
    await expect(page).toHaveURL("/app/myaccount");
    await expect(street(page)).toHaveValue("Uusi katu 1");
    await page.getByRole("link", { name: "Home" }).click();
    await expect(dialog(page)).toBeVisible();
    await cancel(page).click();
  });

  test("discarded removes an incomplete date, and the note that files have to be chosen again", async ({
    page,
    open,
  }) => {
    page.on("dialog", (question) => void question.accept());
    const trip = page.getByLabel("Next trip");
    const save = page.getByRole("button", { name: "Save" });
    const discard = page.getByRole("button", { name: "Discard" });
    const saved = page.getByRole("status").filter({ hasText: "Your details have been saved." });
    const draft = () => page.evaluate(() => sessionStorage.getItem("draft.myAccount"));
    await open("form-types", "/app/myaccount");
    await trip.fill("");
    await save.click();
    await expect(saved).toBeVisible();
    await page.getByRole("textbox", { name: "Nickname" }).fill("Uusi");
    await page.reload();
    await expect(restored(page)).toBeVisible();
    await trip.focus();
    await page.keyboard.type("12");
    await discard.click();
    await expect(restored(page)).toBeHidden();
    await save.click();
    await expect(saved).toBeVisible();
    await expect(trip).toHaveJSProperty("validity.badInput", false);

    const picture = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("x") };
    await page.getByLabel("Your picture").setInputFiles(picture);
    await expect.poll(draft).toContain("hadFiles");
    await page.reload();
    await expect(page.getByText("Files have to be chosen again.")).toBeVisible();
    await expect(restored(page)).toHaveCount(0);
    await discard.click();
    await expect(page.getByText("Files have to be chosen again.")).toHaveCount(0);
    expect(await draft()).toBeNull();
  });
});
