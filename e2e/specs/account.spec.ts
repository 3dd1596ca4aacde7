import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { changeMember } from "./change-member";
import { expectKept } from "./faults/expect-kept";
import { appFiles, holdRequests } from "./hold-requests";
import { requestLog } from "./request-log";

// See docs/product.md, My account.
test.use({ storedSettings: { locale: "en", showInstallationGuideNotification: false } });

const street = (page: Page) => page.getByRole("textbox", { name: "Street address" });
const email = (page: Page) => page.getByRole("textbox", { name: "E-mail" });
const save = (page: Page) => page.getByRole("button", { name: "Save" });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const error = (page: Page, text: string | RegExp) => page.getByRole("alert").filter({ hasText: text });
const posts = async (page: Page) =>
  ((await (await page.request.get("/mock/log")).json()) as { method: string; path: string }[]).filter(
    ({ method }) => method === "POST",
  );

test("the form shows what the association knows, and Save validates and keeps what is new", async ({ page, open }) => {
  await freshStep(page, "what the association knows is shown", async () => {
    await open("ordinary", "/app/myaccount");
    await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Contact details" })).toBeVisible();
    await expect(email(page)).toHaveValue("maija.mallikas@example.org");
    await expect(page.getByRole("textbox", { name: "Phone" })).toHaveAccessibleDescription(/With the country code/);
    await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("FI");
    await expect(page.getByRole("radio", { name: "On paper" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "I subscribe to the newsletter" })).toBeChecked();
    await expect(
      page.getByRole("group", { name: "I am interested in" }).getByRole("checkbox", { checked: true }),
    ).toHaveCount(2);
  });

  await freshStep(page, "saved values show on the card, also after a reload", async () => {
    await open("ordinary", "/app/myaccount");
    await street(page).fill("Uusi katu 1");
    await save(page).click();
    await expect(status(page, "Your details have been saved.")).toBeVisible();
    await page.reload();
    await expect(street(page)).toHaveValue("Uusi katu 1");
  });

  await freshStep(page, "the first field in error is below the top bar, focused and described", async () => {
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

  await freshStep(page, "a save in progress cannot be sent twice", async () => {
    await open("ordinary", "/app/myaccount");
    await street(page).fill("Uusi katu 1");
    const release = await holdRequests(page, /\/api\/en\/me$/);
    await save(page).dblclick();
    await street(page).press("Enter");
    release();
    await expect(status(page, "Your details have been saved.")).toBeVisible();
    expect(await posts(page)).toHaveLength(1);
  });
});

const errors: Record<string, string | RegExp> = {
  "422": /\S/,
  "502": /\S/,
  reset: "No connection to the server. Check your internet connection and try again.",
  error200: /\S/,
};

test("an error of the server keeps everything typed, and Save can be tried again", async ({ page, open }) => {
  for (const [mode, text] of Object.entries(errors)) {
    await freshStep(page, mode, async () => {
      await open("ordinary", "/app/myaccount", { saveMe: mode });
      await street(page).fill("Uusi katu 1");
      await save(page).click();
      await expect(error(page, text).last()).toBeVisible();
      await expect(street(page)).toHaveValue("Uusi katu 1");
      await page.getByRole("link", { name: "Home" }).click();
      await page.getByRole("dialog", { name: "Leave page?" }).getByRole("button", { name: "Cancel" }).click();
      await page.request.get("/mock/set?saveMe=ok");
      await save(page).click();
      await expect(status(page, "Your details have been saved.")).toBeVisible();
    });
  }
});

test("errors of single fields show in one message, whatever the status", async ({ page, open }) => {
  for (const status of [200, 422])
    await freshStep(page, String(status), async () => {
      await open("ordinary", "/app/myaccount");
      await page.route(/\/api\/en\/me$/, (route) =>
        route.fulfill({ status, json: { error: { email: ["The e-mail is in use."], city: ["Which city?"] } } }),
      );
      await street(page).fill("Uusi katu 1");
      await save(page).click();
      await expect(error(page, "The e-mail is in use.\nWhich city?")).toBeVisible();
      await expect(street(page)).toHaveValue("Uusi katu 1");
      await expect(save(page)).toBeEnabled();
    });
});

test("an answer to a save that carries only what was edited empties neither the form nor the card", async ({
  page,
  open,
}) => {
  await open("ordinary", "/app/myaccount");
  await page.route(/\/api\/en\/me$/, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ json: { memberData: { street: "UUSI KATU 1" } } })
      : route.fallback(),
  );
  await street(page).fill("Uusi katu 1");
  await email(page).fill("uusi@example.org");
  await save(page).click();
  await expect(status(page, "Your details have been saved.")).toBeVisible();
  await expect(email(page)).toHaveValue("uusi@example.org");
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Maija Mallikas" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("104 772");
  await expectKept(page, "localStorage", "storedCard", "104 772");
  await page.route(/\/api\//, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("main")).toContainText("104 772");
});

test("a browser that claims to be offline locks nothing once the server has answered", async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
  await open("ordinary", "/app/myaccount");
  await street(page).fill("Uusi katu 1");
  await save(page).click();
  await expect(status(page, "Your details have been saved.")).toBeVisible();
  await page.goto("/app/invoices/5012");
  await expect(page.getByRole("button", { name: "Pay invoice" })).toBeEnabled();
});

test("Save stays above a long error", async ({ page, open }) => {
  await open("ordinary", "/app/myaccount");
  await street(page).fill("Uusi katu 1");
  const long = "The details could not be saved right now. Please try again in a while, or call the office. ".repeat(2);
  await page.route(/\/api\/en\/me$/, (route) => route.fulfill({ status: 422, json: { error: long } }));
  await save(page).click();
  await expect(error(page, /could not be saved/)).toBeVisible();
  await expect(async () => {
    const [button, notice] = await Promise.all([save(page).boundingBox(), error(page, /could not/).boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  }).toPass();
});

test("a date that no field can show is sent back as it came, until another takes its place", async ({ page, open }) => {
  await changeMember(page, { next_trip: "kesällä 2027" });
  await open("form-types", "/app/myaccount");
  const nickname = page.getByRole("textbox", { name: "Nickname" });
  const trip = page.getByLabel("Next trip");
  const saved = async () => {
    const request = page.waitForRequest((sent) => sent.method() === "POST");
    await save(page).click();
    const body = (await request).postDataBuffer()?.toString() ?? "";
    await expect(save(page)).toBeEnabled();
    return /name="next_trip"\r\n\r\n(.*)\r\n/.exec(body)?.[1];
  };
  await nickname.fill("Uusi");
  await expect(trip).toHaveValue("");
  expect(await saved()).toBe("kesällä 2027");
  await expect(trip).toHaveValue("");
  await trip.fill("2027-07-01T10:00");
  expect(await saved()).toBe("2027-07-01T10:00");
});

test("an invalid schema leaves the details, with a calm message", async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem("debug", "1"));
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await open("form-broken", "/app/myaccount");
  await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
  await expect(page.getByRole("term").first()).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await expect.poll(() => logged.join("\n")).toContain("Field with index 1 has no name defined.");
});

test("waits for a late form, and offers a retry for a failed one", async ({ page, open }) => {
  const noForm = page.getByText(/cannot be edited in the app/);
  await open("ordinary", "/app/");
  await expect(page.getByRole("heading", { name: "Maija Mallikas" })).toBeVisible();

  const release = await holdRequests(page, /\/config$/);
  await page.goto("/app/myaccount");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading");
  await expect(noForm).toHaveCount(0);
  release();
  await expect(street(page)).toBeVisible();

  await expectKept(page, "localStorage", "storedCard", "Maija");
  await page.request.get("/mock/set?config=500");
  await page.reload();
  await expect(page.getByText("You can edit your details once the form has been loaded.")).toBeVisible();
  await expect(noForm).toHaveCount(0);
  await page.request.get("/mock/set?config=ok");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(street(page)).toBeVisible();
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

test("the form's code is not part of what the card loads", async ({ page, open }) => {
  await open("ordinary");
  await expect(page.locator("a[href='#main']")).toBeAttached();
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

test.describe("rules and conditions", () => {
  const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

  test("refuse and show as specified, and name unknown rules in debug mode", async ({ page, open }) => {
    await freshStep(page, "each rule refuses what it should and says why", async () => {
      await open("form-rules", "/app/myaccount");
      const wrong: Record<string, string> = {
        "Given name": "",
        "E-mail": "x",
        Phone: "abc",
        "Home page": "javascript:alert(1)",
        "Height, m": "2,6",
        Age: "17",
        Motto: "ab",
        "Postal code": "1234",
        "Account number": "FI21 1234 5600 0007 86",
        "Business ID": "1234567-8",
      };
      for (const [name, text] of Object.entries(wrong)) await field(page, name).fill(text);
      await field(page, "Unknown rule").fill("x");
      await save(page).click();
      for (const name of Object.keys(wrong)) await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, "Unknown rule")).not.toHaveAttribute("aria-invalid", "true");

      const right: Record<string, string> = {
        "Given name": "Saara",
        "E-mail": "a@b",
        Phone: "+358 40 123 4567",
        "Home page": "https://example.org",
        "Height, m": "1,72",
        Age: "18",
        Motto: "Ulos!",
        "Postal code": "00100",
        "Account number": "FI21 1234 5600 0007 85",
        "Business ID": "1572860-0",
      };
      for (const [name, text] of Object.entries(right)) await field(page, name).fill(text);
      for (const name of Object.keys(right))
        await expect(field(page, name)).not.toHaveAttribute("aria-invalid", "true");
      await save(page).click();
      await expect(status(page, "Your details have been saved.")).toBeVisible();
    });

    await freshStep(page, "what other documents leave in a text is neither refused nor sent", async () => {
      await open("form-rules", "/app/myaccount");
      const pasted: Record<string, [text: string, plain: string]> = {
        "Given name": ["\u00a0Anna\u2011Liisa\u200b ", "Anna-Liisa"],
        Phone: ["\u202a+358 40 123\u20114567\u202c", "+358 40 123-4567"],
        "Height, m": ["\u22121,5", "-1,5"],
        "Postal code": ["00100\u200e", "00100"],
        "Account number": ["FI21\u00a01234\u200b 5600 0007 85", "FI21 1234 5600 0007 85"],
        "Business ID": ["1572860\u20130", "1572860-0"],
      };
      for (const [name, [text]] of Object.entries(pasted)) await field(page, name).fill(text);
      await save(page).click();
      await expect(status(page, "Your details have been saved.")).toBeVisible();
      await page.reload();
      for (const [name, [, plain]] of Object.entries(pasted)) await expect(field(page, name)).toHaveValue(plain);
      await field(page, "Business ID").fill("15728600");
      await save(page).click();
      await expect(field(page, "Business ID")).toHaveValue("1572860-0");
    });

    await freshStep(page, "fields come and go, a hidden one is not validated, and keeps its value", async () => {
      await open("form-rules", "/app/myaccount");
      await expect(field(page, "Guardian’s name")).toBeHidden();
      await page.getByRole("radio", { name: "Youth" }).check();
      await field(page, "Guardian’s name").fill("Ilona");
      await page.getByRole("checkbox", { name: "Camp" }).check();
      await expect(field(page, "Food allergies for the camp")).toBeVisible();
      await page.getByRole("radio", { name: "Family" }).check();
      await expect(field(page, "Guardian’s name")).toBeHidden();
      await field(page, "Number of children").fill("4");
      await expect(page.getByText("You get the discount for large families.")).toBeVisible();
      await page.getByRole("radio", { name: "Adult" }).check();
      await expect(field(page, "Food allergies for the camp")).toBeHidden();
      await expect(page.getByText("never", { exact: true })).toBeHidden();
      await expect(page.getByText("unknown operator")).toBeHidden();
      await save(page).click();
      await expect(status(page, "Your details have been saved.")).toBeVisible();
      await page.getByRole("radio", { name: "Youth" }).check();
      await expect(field(page, "Guardian’s name")).toHaveValue("Ilona");
    });

    await freshStep(page, "an unknown type is named in debug mode and left out otherwise", async () => {
      await open("form-rules", "/app/myaccount");
      await expect(field(page, "Given name")).toBeVisible();
      await expect(page.getByText("hologram")).toHaveCount(0);
      await page.evaluate(() => localStorage.setItem("debug", "1"));
      await page.reload();
      await expect(page.getByText(/hologram/)).toBeVisible();
    });
  });
});

test("another language keeps what was typed", async ({ page, open, context }) => {
  await open("ordinary", "/app/myaccount");
  await street(page).fill("Uusi katu 1");
  const other = await context.newPage();
  await other.goto("/app/settings");
  await other.getByLabel("Language").selectOption("fi");
  await expect(page.getByRole("textbox", { name: "Katuosoite" })).toHaveValue("Uusi katu 1");
  await expect(page.getByRole("button", { name: "Tallenna" })).toBeVisible();
  expect(await requestLog(page)).toContain("/api/fi/config?clearCache=1");
});
