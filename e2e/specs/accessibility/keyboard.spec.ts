import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { freshStep } from "@/e2e/fresh-step";
import { appUp } from "../app-up";
import { screenShown } from "../screen-shown";
import { focused } from "./focused";

// WCAG 2.1.1, 2.4.1, 2.4.2, 2.4.3: every action works without a pointer, and the focus is never lost.

const main = (page: Page) => page.getByRole("main");
const active = (page: Page) => page.locator(":focus");

/** Presses Tab or Shift+Tab until the element of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press(key);
    const here = await focused(page);
    if (typeof name === "string" ? here.name.endsWith(`> ${name}`) : name.test(here.name)) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

async function press(page: Page, name: string | RegExp, key = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

function holdsFocus(dialog: HTMLElement): boolean {
  const { activeElement, body } = document;
  return dialog.contains(activeElement) || (dialog.localName === "dialog" && activeElement === body);
}

test("from the address bar to any screen: the skip link, the drawer, titles, and the focus in the main area", async ({
  page,
  open,
}) => {
  await freshStep(
    page,
    "the skip link is the first, is seen when it has the focus, and leads past the bars",
    async () => {
      await open("ordinary", "/app/settings");
      await expect(page.getByRole("switch", { name: "Dark theme" })).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(active(page)).toHaveText("Skip to content");
      await expect(active(page)).toBeInViewport();
      expect((await active(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("switch", { name: "Dark theme" })).toBeFocused();
      await page.keyboard.press("Space");
      await expect(page.getByRole("switch", { name: "Dark theme" })).toBeChecked();
    },
  );

  await freshStep(page, "each entry of the drawer", async () => {
    await open("ordinary");
    for (const [name, title] of [
      ["Settings", "Settings"],
      ["Invoices", "Invoices"],
      ["Events", "Events"],
      ["My account", "My account"],
    ] as const) {
      await page.getByRole("button", { name: "Menu" }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toBeVisible();
      await press(page, name);
      await expect(page.getByRole("banner").getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title} – `));
      await expect(main(page)).toBeFocused();
    }
  });
});

// Show card, the reset and the gallery, each in its own spec, return the focus too.
test("a dialog opens with the focus inside, and gives it back", async ({ page, open }) => {
  for (const [address, opener, dialog] of [
    ["/app/", "Menu", "Navigation menu"],
    ["/app/invoices/5012", "Pay invoice", "Pay invoice"],
    ["/app/settings", "Cookie settings", "Cookies"],
  ] as const)
    await freshStep(page, dialog, async () => {
      await open("ordinary", address);
      await appUp(page);
      await screenShown(page);
      await press(page, opener);
      const opened = page.getByRole("dialog", { name: dialog });
      await expect(opened).toBeVisible();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press("Tab");
        // After the last control of a `dialog`, the focus moves to the browser's own; the body is then active.
        expect(await opened.evaluate(holdsFocus)).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(opened).toBeHidden();
      await expect(page.getByRole("button", { name: opener })).toBeFocused();
      expect((await focused(page)).isLost).toBe(false);
    });
});

test("a form with every type of field is filled in and saved; leaving it asks", async ({ page, open }) => {
  await open("form-types", "/app/myaccount");
  const value = (name: string) => page.getByRole("textbox", { name });
  await expect(value("Nickname")).toBeVisible();
  await tabTo(page, "Nickname");
  await page.keyboard.type("Vipunen");
  await tabTo(page, "About you");
  // With an edit the bar with Save sticks above the bottom bar.
  expect((await focused(page)).isInSight).toBe(true);
  await page.keyboard.type("Hi. ");
  await tabTo(page, "Date of birth");
  await page.keyboard.press("ArrowUp");
  await press(page, /newsletter/, "Space");
  await press(page, "Paddling", "Space");
  await tabTo(page, "Online");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "No magazine" })).toBeChecked();
  const languages = page.getByRole("combobox", { name: "Languages" });
  await tabTo(page, "Languages");
  await expect(languages).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(languages).toBeFocused();
  const town = page.getByRole("combobox", { name: "Home municipality" });
  await tabTo(page, "Home municipality");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Oul");
  // Scoped to the listbox: a plain select has options too.
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["Oulu"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(town).toHaveValue("Oulu");

  await tabTo(page, "Menu", "Shift+Tab");
  await page.keyboard.press("Enter");
  await press(page, "Settings");
  const leave = page.getByRole("dialog", { name: "Leave page?" });
  await expect(leave).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(leave).toBeHidden();
  await expect.poll(async () => (await focused(page)).isLost).toBe(false);

  await press(page, "Save");
  await expect(page.getByRole("status").filter({ hasText: "Your details have been saved." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toBeFocused();
  await page.reload();
  await expect(value("Nickname")).toHaveValue(/Vipunen/);
  await expect(page.getByRole("checkbox", { name: /newsletter/ })).not.toBeChecked();
  await expect(page.getByRole("radio", { name: "No magazine" })).toBeChecked();
  await expect(town).toHaveValue("Oulu");
});

test("an invoice is paid", async ({ page, open }) => {
  await open("ordinary", "/app/invoices");
  await appUp(page);
  await press(page, /Membership fee and magazine/);
  await expect(main(page).getByRole("heading", { level: 1, name: "Membership fee and magazine" })).toBeVisible();
  await expect(main(page)).toBeFocused();
  await press(page, "Pay invoice");
  await expect(page.getByRole("dialog", { name: "Pay invoice" })).toBeVisible();
  await tabTo(page, "Continue");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/provider\/pay/);
  await page.getByRole("button", { name: "Pay", exact: true }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "the invoice has been paid" })).toBeVisible();
});

test("a button that its press removes passes the focus to the main area", async ({ page, open }) => {
  await open("collections-many", "/app/events", { events: "502", "events.times": "1" });
  await appUp(page);
  await press(page, "Try again");
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeVisible();
  await expect(main(page)).toBeFocused();
});
