import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

// See docs/product.md, Items.
test.use({ timezoneId: "Europe/Helsinki" });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name });

test("an event shows its time in the list and on its screen, and is a file for the calendar", async ({
  page,
  open,
}) => {
  await open("collections-odd", "/app/events");
  const events = main(page).getByRole("listitem");
  await expect(events.first()).toHaveText("Thu, 8 May 2031, 17:30–20:00Offset");
  await expect(events.filter({ hasText: "No date" })).toHaveText("In springNo date");
  const over = events.filter({ hasText: "Over" });
  await expect(over).toHaveText("Past · Sat, 1 Feb 2020, 10:00–12:00Over");

  await test.step("a past one says so there too, and offers no calendar file", async () => {
    await over.getByRole("link").click();
    await expect(main(page).getByText("This event is over.")).toBeVisible();
    await expect(button(page, "Share")).toBeVisible();
    await expect(button(page, "Add to calendar")).toHaveCount(0);
    await page.goBack();
  });

  await test.step("one to come offers a calendar file", async () => {
    await events.first().getByRole("link").click();
    await expect(main(page).getByRole("definition")).toHaveText(["Thu, 8 May 2031, 17:30–20:00", "Helsinki"]);
    const downloads = page.waitForEvent("download");
    await button(page, "Add to calendar").click();
    const download = await downloads;
    expect(download.suggestedFilename()).toBe("21.ics");
    const written = (await readFile(await download.path(), "utf8")).replaceAll("\r\n ", "");
    for (const line of ["DTSTART:20310508T143000Z", "LOCATION:Helsinki", "UID:event-21@localhost:"])
      expect(written).toContain(`\r\n${line}`);
    expect(written).toContain(`URL;VALUE=URI:${page.url()}`);
  });
});

test.describe("a journey", () => {
  // Playwright's own time zone could not be changed later.
  test.use({ timezoneId: undefined });

  test("an event's time follows the device into another time zone", async ({ page, open }) => {
    const device = await page.context().newCDPSession(page);
    const travelTo = (timezoneId: string) => device.send("Emulation.setTimezoneOverride", { timezoneId });
    const event = main(page).getByRole("listitem").first().getByRole("link");
    const when = main(page).getByRole("definition").first();
    await travelTo("Europe/Helsinki");
    await open("collections-odd", "/app/events");
    await event.click();
    await expect(when).toHaveText("Thu, 8 May 2031, 17:30–20:00");
    await page.goBack();
    await travelTo("Europe/London");
    await event.click();
    await expect(when).toHaveText("Thu, 8 May 2031, 17:30–20:00 (UTC+3)In your time: Thu, 8 May 2031, 15:30–18:00");
  });
});

test("an item with its own address leads there, unless that is the item itself or unsafe", async ({
  page,
  open,
  context,
}) => {
  const openItem = async (name: string) => main(page).getByRole("link", { name }).click();
  await open("collections-odd", "/app/articles");

  await test.step("in the app: it stays in the app", async () => {
    await openItem("Address in the app");
    await expect(heading(page, "Events")).toBeVisible();
    await expect(page).toHaveURL("/app/events?from=articles");
    await page.goBack();
    await expect(heading(page, "News")).toBeVisible();
  });

  await test.step("to itself it is just an item, and so is one with an unsafe address", async () => {
    await openItem("Own address");
    await expect(heading(page, "Own address")).toBeVisible();
    await page.goBack();
    await openItem("Dangerous address");
    await expect(heading(page, "Dangerous address")).toBeVisible();
    await expect(page).toHaveURL("/app/articles/6");
    await page.goBack();
  });

  await test.step("one with signs in its name keeps its address, also after a reload", async () => {
    await openItem("Odd name");
    await expect(heading(page, "Odd name")).toBeVisible();
    await page.reload();
    await expect(heading(page, "Odd name")).toBeVisible();
  });

  await test.step("from its own address too, and leaves no step behind", async () => {
    await page.goto("/app/articles/5");
    await expect(page).toHaveURL("/app/events?from=articles");
    await expect(heading(page, "Events")).toBeVisible();
  });

  await test.step("stops a redirect loop", async () => {
    await page.goto("/app/articles/8");
    await expect(main(page).getByRole("link", { name: "Open" })).toBeVisible();
    await expect(heading(page, "Circle, start")).toBeVisible();
  });

  await test.step("on another site, from its own address", async () => {
    await context.route("https://kaarnapolku.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
    );
    await page.goto("/app/articles/10");
    await expect(page).toHaveURL("https://kaarnapolku.example/toisaalla");
  });
});
