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

test.describe("in another time zone", () => {
  test.use({ timezoneId: "Europe/London" });

  test("an event shows its time here and at the venue", async ({ page, open }) => {
    await open("collections-odd", "/app/events/21");
    await expect(main(page).getByRole("definition").first()).toHaveText(
      "Thu, 8 May 2031, 17:30–20:00 (UTC+3)In your time: Thu, 8 May 2031, 15:30–18:00",
    );
  });
});

test("an item shows date, badge, picture, subtitle and content, and is shared", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] });
    navigator.share = async (data) =>
      void (window as unknown as { shared: (ShareData | undefined)[] }).shared.push(data);
  });
  const title = "Volunteers repaired the hut at Kuukkelinlampi";
  await open("ordinary", "/app/articles/103");
  await expect(heading(page, title)).toBeVisible();
  await expect(
    main(page)
      .locator("header")
      .getByText(/^\d+ \w+ \d{4}$/),
  ).toBeVisible();
  await expect(main(page).getByText("What the volunteers achieved")).toBeVisible();
  await expect(main(page).locator("header img")).toHaveAttribute("src", /picture-hut/);
  await expect(main(page).getByRole("heading", { level: 2, name: "What was done" })).toBeVisible();

  await button(page, "Share").click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title, url: page.url() }]);
  await expect(page.getByRole("status").filter({ hasText: "copied" })).toHaveCount(0);
});

test("an item whose list fails to load offers a retry, and loads by itself once the network is back", async ({
  page,
  open,
  context,
}) => {
  await open("english", "/app/events/tupaviikonloppu", { events: "cut", "events.times": "1" });
  await expect(button(page, "Try again")).toBeVisible();
  await context.setOffline(true);
  const refused = page.waitForEvent("requestfailed");
  await button(page, "Try again").click();
  await refused;
  await expect(button(page, "Try again")).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, "A hut weekend at Kuukkelinlampi")).toBeVisible();
  await expect(page).toHaveURL("/app/events/tupaviikonloppu");
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
