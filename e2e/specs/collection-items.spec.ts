import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep, storeSettings } from "../fresh-step";

// See docs/product.md, Items.
test.use({ timezoneId: "Europe/Helsinki" });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name });
const when = (page: Page) => main(page).getByRole("definition").first();

test.describe("an event", () => {
  test("shows its time", async ({ page, open }) => {
    for (const [id, text] of [
      ["23", "Thu, 8 May 2031, 17:30–20:00"],
      ["24", "Thu, 8 May 2031 – Sat, 10 May 2031"],
    ] as const)
      await freshStep(page, `${id}: ${text}`, async () => {
        await open("collections-odd", `/app/events/${id}`);
        await expect(when(page)).toHaveText(text);
        await expect(button(page, "Add to calendar")).toBeVisible();
      });

    await freshStep(page, "when and where in Finnish", async () => {
      await storeSettings(page, { locale: "fi" });
      await open("collections-odd", "/app/events/21");
      await expect(main(page).getByRole("definition")).toHaveText(["to 8.5.2031 klo 17.30–20.00", "Helsinki"]);
      await expect(button(page, "Lisää kalenteriin")).toBeVisible();
    });

    await freshStep(page, "a date that no machine reads goes into no calendar", async () => {
      await open("collections-odd", "/app/events/27");
      await expect(heading(page, "No date")).toBeVisible();
      await expect(button(page, "Add to calendar")).toHaveCount(0);
    });
  });

  test("shows its time in the list; a past one says so there too, and offers no calendar file", async ({
    page,
    open,
  }) => {
    await open("collections-odd", "/app/events");
    await expect(main(page).getByRole("listitem").first()).toHaveText("Thu, 8 May 2031, 17:30–20:00Offset");
    await expect(main(page).getByRole("listitem").filter({ hasText: "No date" })).toHaveText("In springNo date");
    const over = main(page).getByRole("listitem").filter({ hasText: "Over" });
    await expect(over).toHaveText("Past · Sat, 1 Feb 2020, 10:00–12:00Over");
    await over.getByRole("link").click();
    await expect(main(page).getByText("This event is over.")).toBeVisible();
    await expect(button(page, "Share")).toBeVisible();
    await expect(button(page, "Add to calendar")).toHaveCount(0);
  });

  test.describe("in another time zone", () => {
    test.use({ timezoneId: "Europe/London" });

    test("shows its time here and at the venue", async ({ page, open }) => {
      await open("collections-odd", "/app/events/21");
      await expect(when(page)).toHaveText(
        "Thu, 8 May 2031, 17:30–20:00 (UTC+3)In your time: Thu, 8 May 2031, 15:30–18:00",
      );
    });
  });

  test("is a file for the calendar", async ({ page, open }) => {
    await open("collections-odd", "/app/events/21");
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

test.describe("an item", () => {
  test("shows its content, and a benefit shows the card", async ({ page, open }) => {
    await freshStep(page, "shows date, badge, picture, subtitle and content", async () => {
      await open("ordinary", "/app/articles/103");
      await expect(heading(page, "Volunteers repaired the hut at Kuukkelinlampi")).toBeVisible();
      await expect(
        main(page)
          .locator("header")
          .getByText(/^\d+ \w+ \d{4}$/),
      ).toBeVisible();
      await expect(main(page).getByText("What the volunteers achieved")).toBeVisible();
      await expect(main(page).locator("header img")).toHaveAttribute("src", /picture-hut/);
      await expect(main(page).getByRole("heading", { level: 2, name: "What was done" })).toBeVisible();
    });

    await freshStep(page, "with a broken picture shows its icon", async () => {
      await open("collections-odd", "/app/articles/13");
      await expect(main(page).locator("header svg path")).toHaveAttribute("d", /^M.{10}/i);
      await expect(main(page).locator("header img")).toHaveCount(0);
    });

    await freshStep(page, "with signs in its name keeps its address, also after a reload", async () => {
      await open("collections-odd", "/app/articles");
      await main(page).getByRole("link", { name: "Odd name" }).click();
      await expect(heading(page, "Odd name")).toBeVisible();
      await page.reload();
      await expect(heading(page, "Odd name")).toBeVisible();
    });

    await freshStep(page, "that is a benefit shows the card", async () => {
      await open("ordinary", "/app/benefits/301");
      await button(page, "Show card").click();
      await expect(heading(page, "Maija Mallikas")).toBeVisible();
      // Inside the page: the browser's side may not know the card's entry yet.
      await page.evaluate(() => history.back());
      await expect(heading(page, "Maija Mallikas")).toBeHidden();
      await expect(button(page, "Show card")).toBeVisible();
    });
  });

  test("is shared by the device's sheet, with its title and address", async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] });
      navigator.share = async (data) =>
        void (window as unknown as { shared: (ShareData | undefined)[] }).shared.push(data);
    });
    await open("ordinary", "/app/events/tupaviikonloppu");
    await button(page, "Share").click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
      .toEqual([{ title: "A hut weekend at Kuukkelinlampi", url: page.url() }]);
    await expect(page.getByRole("status").filter({ hasText: "copied" })).toHaveCount(0);
  });

  test("is shared by the clipboard where there is no sheet", async ({ page, open, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
    await open("ordinary", "/app/events/tupaviikonloppu");
    await button(page, "Share").click();
    await expect(page.getByRole("status").filter({ hasText: "The link has been copied." })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test("whose list fails to load offers a retry, repeatedly", async ({ page, open, context }) => {
    await freshStep(page, "the list is lost once", async () => {
      await open("english", "/app/events/tupaviikonloppu", { events: "cut", "events.times": "1" });
      await button(page, "Try again").click();
      await expect(heading(page, "A hut weekend at Kuukkelinlampi")).toBeVisible();
      await expect(page).toHaveURL("/app/events/tupaviikonloppu");
    });

    await freshStep(page, "the network is gone at the second try", async () => {
      await open("english", "/app/events/tupaviikonloppu", { events: "cut", "events.times": "1" });
      await expect(button(page, "Try again")).toBeVisible();
      await context.setOffline(true);
      const refused = page.waitForEvent("requestfailed");
      await button(page, "Try again").click();
      await refused;
      await expect(button(page, "Try again")).toBeVisible();
      // Online again, it reloads by itself.
      await context.setOffline(false);
      await expect(heading(page, "A hut weekend at Kuukkelinlampi")).toBeVisible();
    });
  });
});

test.describe("an item with its own address", () => {
  test("leads there, unless the address is the item itself or unsafe", async ({ page, open, context }) => {
    await freshStep(page, "in the app: it stays in the app", async () => {
      await open("collections-odd", "/app/articles");
      await main(page).getByRole("link", { name: "Address in the app" }).click();
      await expect(heading(page, "Events")).toBeVisible();
      await expect(page).toHaveURL("/app/events?from=articles");
      await page.goBack();
      await expect(heading(page, "News")).toBeVisible();
    });

    await freshStep(page, "from its own address too, and leaves no step behind", async () => {
      await open("collections-odd", "/app/articles/5");
      await expect(page).toHaveURL("/app/events?from=articles");
      await expect(heading(page, "Events")).toBeVisible();
    });

    await freshStep(page, "on another site, from its own address", async () => {
      await context.route("https://kaarnapolku.example/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
      );
      await open("collections-odd", "/app/articles/10");
      await expect(page).toHaveURL("https://kaarnapolku.example/toisaalla");
    });

    await freshStep(page, "to itself it is just an item, and so is one with an unsafe address", async () => {
      await open("collections-odd", "/app/articles");
      await main(page).getByRole("link", { name: "Own address" }).click();
      await expect(heading(page, "Own address")).toBeVisible();
      await page.goBack();
      await main(page).getByRole("link", { name: "Dangerous address" }).click();
      await expect(heading(page, "Dangerous address")).toBeVisible();
      await expect(page).toHaveURL("/app/articles/6");
    });

    await freshStep(page, "stops a redirect loop", async () => {
      await open("collections-odd", "/app/articles/8");
      await expect(main(page).getByRole("link", { name: "Open" })).toBeVisible();
      await expect(heading(page, "Circle, start")).toBeVisible();
    });
  });
});
