import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { changeAnswer } from "./change-answer";
import { holdRequests } from "./hold-requests";

// See docs/product.md, Fragments.

const lines = "<p>A line of the rules.</p>".repeat(60);
const picture = '<p><img src="/files/picture-hut.svg" alt="The hut"></p>';
const text = (content: string) => ({ id: 1, type: "text_content_block", content });
const pages = [
  {
    id: 1,
    pagename: "rules",
    title: "Rules",
    content_blocks: [
      text(`<p><a href="/app/pages/rules#fees">To the fees</a></p>${picture}${lines}`),
      text(`<h2 id="fees">Fees</h2>${lines}<p><a href="/app/pages/rules?from=end">Back up</a></p>`),
    ],
  },
  {
    id: 2,
    pagename: "start",
    title: "Start here",
    content_blocks: [text(`<p><a href="/app/pages/rules#fees">Fees in the rules</a></p>`)],
  },
];

/** Serves the pages by a separate call only, so that they arrive after the screen. */
async function servePages(page: Page): Promise<void> {
  await changeAnswer(page, /\/api\/en\/(?:config|me)(?:\?|$)/, (answer) => ({ ...answer, pages: undefined }));
  await page.route("**/api/en/pages", (route) => route.fulfill({ json: { pages } }));
}

const heading = (page: Page, name: string, level: number) => page.getByRole("heading", { name, level });
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });

/** In the viewport, below the top bar. */
async function expectShown(page: Page): Promise<void> {
  const part = heading(page, "Fees", 2);
  await expect(part).toBeFocused();
  await expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThan(60);
  await expect.poll(async () => (await part.boundingBox())?.y).toBeLessThan(200);
}

test("the part that an address names is shown", async ({ page, open }) => {
  await servePages(page);
  await test.step("opened directly, although its text arrives late", async () => {
    const release = await holdRequests(page, /\/api\/en\/pages$/);
    await open("ordinary", "/app/pages/rules#fees");
    await expect(page.getByRole("main").getByRole("progressbar")).toBeVisible();
    release();
    await expectShown(page);
    await expect(page).toHaveURL("/app/pages/rules#fees");
  });

  await test.step("from another screen, and Back leads to that", async () => {
    await open("ordinary", "/app/pages/start");
    await link(page, "Fees in the rules").click();
    await expectShown(page);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(heading(page, "Start here", 1)).toBeVisible();
  });

  await test.step("from the same screen, as often as its link is followed", async () => {
    await open("ordinary", "/app/pages/rules");
    for (let time = 0; time < 2; time += 1) {
      await link(page, "To the fees").click();
      await expectShown(page);
      await expect(page).toHaveURL("/app/pages/rules#fees");
      await page.keyboard.press("Control+Home");
      await expect(heading(page, "Rules", 1)).toBeInViewport();
    }
    await page.goBack();
    await expect(page).toHaveURL("/app/pages/rules");
  });

  await test.step("typed into the address bar", async () => {
    await page.evaluate(() => (location.hash = "fees"));
    await expectShown(page);
  });

  await test.step("a link to the same path with another query begins at the top", async () => {
    await link(page, "Back up").click();
    await expect(page).toHaveURL("/app/pages/rules?from=end");
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
