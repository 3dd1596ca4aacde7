import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { appUp } from "./app-up";
import { appFiles, holdRequests } from "./hold-requests";

// See docs/product.md, My account.

const street = (page: Page) => page.getByRole("textbox", { name: "Street address" });
const email = (page: Page) => page.getByRole("textbox", { name: "E-mail" });
const save = (page: Page) => page.getByRole("button", { name: "Save" });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const error = (page: Page, text: string | RegExp) => page.getByRole("alert").filter({ hasText: text });
const posts = async (page: Page) =>
  ((await (await page.request.get("/mock/log")).json()) as { method: string; path: string }[]).filter(
    ({ method }) => method === "POST",
  );

test("the first field in error is below the top bar, focused and described", async ({ page, open }) => {
  await open("ordinary", "/app/myaccount");
  await email(page).fill("not an address");
  await street(page).fill("");
  await save(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute("aria-invalid", "true");
  await expect(email(page)).toHaveAccessibleDescription(/Please check e-mail address formatting\./);
  await expect(street(page)).toHaveAccessibleDescription(/This field is required\./);
  await expect.poll(async () => (await email(page).boundingBox())?.y ?? 0).toBeGreaterThan(64);
  expect(await posts(page)).toEqual([]);

  await email(page).fill("a@b");
  await expect(email(page)).not.toHaveAttribute("aria-invalid", "true");
  await street(page).fill("Uusi katu 1");
  await save(page).click();
  await expect(status(page, "Your details have been saved.")).toBeVisible();
});

test("errors of single fields show in one message, and Save stays above a long one", async ({ page, open }) => {
  const long = "The details could not be saved right now. Please try again in a while, or call the office. ".repeat(2);
  await open("ordinary", "/app/myaccount");
  await page.route(/\/api\/en\/me$/, (route) =>
    route.fulfill({ status: 422, json: { error: { email: ["The e-mail is in use."], city: [long] } } }),
  );
  await street(page).fill("Uusi katu 1");
  await save(page).click();
  const notice = error(page, /^The e-mail is in use\.\nThe details could not be saved/);
  await expect(notice).toBeVisible();
  await expect(street(page)).toHaveValue("Uusi katu 1");
  await expect(save(page)).toBeEnabled();
  await expect(async () => {
    const [button, shown] = await Promise.all([save(page).boundingBox(), notice.boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
  }).toPass();
});

test("an error leaves room for Save once the form is unchanged again", async ({ page, open }) => {
  await open("ordinary", "/app/myaccount");
  await page.route(/\/api\/en\/me$/, (route) => route.fulfill({ status: 422, json: { error: "Not now." } }));
  const before = await street(page).inputValue();
  await street(page).fill("Uusi katu 1");
  await save(page).click();
  const notice = error(page, "Not now.");
  await expect(notice).toBeVisible();
  await street(page).fill(before);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const [button, shown] = await Promise.all([save(page).boundingBox(), notice.boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
  }).toPass();
});

test("a form of 120 fields can be filled in and saved with the keyboard alone", async ({ page, open }) => {
  await open("form-long", "/app/myaccount");
  await page.getByRole("textbox", { name: "Field 1", exact: true }).focus();
  await page.keyboard.type("one");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "More about 3", exact: true })).toBeFocused();
  await page.keyboard.type("three");
  await page.keyboard.press("Enter");
  await expect(status(page, "Your details have been saved.")).toBeVisible();
});

test("the card does not load the form's code", async ({ page, open }) => {
  await open("ordinary");
  await appUp(page);
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src")),
  );
  const release = await holdRequests(page, appFiles);
  await page.getByRole("link", { name: "Edit your details" }).click();
  release();
  await expect(street(page)).toBeVisible();
  const later = await page.evaluate(() =>
    [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src")),
  );
  expect(later.length).toBeGreaterThan(scripts.length);
});
