import { unlink, writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";

// See docs/product.md, Field types: each type by touch and by keyboard, until it is saved and read back.
test.beforeEach(({ open }) => open("form-types", "/app/myaccount"));

const textbox = (page: Page, name: string) => page.getByRole("textbox", { name });
const combobox = (page: Page, name: string) => page.getByRole("combobox", { name });

/** Saves, and reopens the form with the server's values. */
async function saveAndReopen(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your details have been saved." })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Every type of field" })).toBeVisible();
}

/** Whether no bar covers an element. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
}

/** Expects an element to be at the same height after a change. */
async function expectStays(element: Locator, change: () => Promise<void>): Promise<void> {
  const top = async () => (await element.boundingBox())?.y ?? 0;
  const before = await top();
  await change();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
}

// components/forms/fields has what each type shows and honours.
test("text, textarea, date, time and datetime", async ({ page }) => {
  const values = { "Date of birth": "1991-01-02", "Remind me at": "21:45", "Next trip": "2027-03-04T05:06" };

  await test.step("date, time and datetime read and send ISO values", async () => {
    await expect(page.getByLabel("Date of birth")).toHaveValue("1990-06-24");
    await expect(page.getByLabel("Remind me at")).toHaveValue("08:30");
    await expect(page.getByLabel("Next trip")).toHaveValue("2027-02-14T09:05");
    for (const [name, value] of Object.entries(values)) {
      await page.getByLabel(name).press("Backspace");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Please fill in the rest, or empty the field.")).toBeVisible();
      await page.getByLabel(name).fill(value);
    }
  });

  await test.step("all are saved, a textarea with its lines", async () => {
    await expect(textbox(page, "About you")).toHaveValue("Retkeilen.\nMelon.");
    await textbox(page, "About you").fill("a\nb\nc");
    await textbox(page, "Nickname").fill("Myrsky");
    await saveAndReopen(page);
    await expect(textbox(page, "Nickname")).toHaveValue("Myrsky");
    await expect(textbox(page, "About you")).toHaveValue(/^a\r?\nb\r?\nc$/);
    for (const [name, value] of Object.entries(values)) await expect(page.getByLabel(name)).toHaveValue(value);
  });
});

test("an empty date has the ground of its box, on which Safari shows that it is empty", async ({ page }) => {
  // Safari shows today's date, grey on any ground but a transparent one.
  const input = page.getByLabel("Date of birth");
  const ground = await input.locator("..").evaluate((box) => getComputedStyle(box).backgroundColor);
  await expect(input).toHaveCSS("background-color", ground);
});

test("pasted text beyond the limit stays whole until the member shortens it", async ({ page }) => {
  const nickname = textbox(page, "Nickname");
  const tooLong = page.getByText("Use at most 20 characters.");
  await textbox(page, "About you").fill("Myrskylintu ja sen kaukana asuva serkku");
  await textbox(page, "About you").press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+c");
  await nickname.fill("Minä: ");
  await nickname.press("ControlOrMeta+v");
  await expect(nickname).toHaveValue("Minä: Myrskylintu ja sen kaukana asuva serkku");
  await expect(tooLong).toBeVisible();
  await expect(nickname).toHaveAccessibleDescription(/^Use at most 20/);
  await expect(nickname).toHaveAttribute("maxlength", "20");

  await page.getByRole("button", { name: "Save" }).click();
  await expect(nickname).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Your details have been saved." })).toBeHidden();

  await nickname.fill("12345678901234567890");
  await expect(tooLong).toBeHidden();
  await page.keyboard.type("1");
  await expect(nickname).toHaveValue("12345678901234567890");
  await saveAndReopen(page);
  await expect(nickname).toHaveValue("12345678901234567890");
});

// accessibility/keyboard.spec.ts fills in and saves checkbox, checkboxes, radio and a single autocomplete; autofill.spec.ts a single
// select.
for (const name of ["Languages", "Home municipality"])
  test(`on a phone held sideways the bars cover neither the open list of '${name}' nor its control`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    const control = combobox(page, name);
    await control.click();
    // The page scrolls with the list's opening.
    await expect.poll(() => page.getByRole("listbox").evaluate(isUncovered)).toBe(true);
    expect(await control.evaluate(isUncovered)).toBe(true);
  });

test("a select and an autocomplete with `multiple`", async ({ page }) => {
  await test.step("select: several of several, by keyboard", async () => {
    const languages = combobox(page, "Languages");
    await expect(languages).toContainText("Finnish");
    await languages.press("ArrowDown");
    const english = page.getByRole("option", { name: "English" });
    // The list opens at the control: the page does not jump.
    await expect(english).toBeInViewport();
    await expect(languages).toBeInViewport();
    await english.click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(languages).toContainText("English");
  });

  await test.step("autocomplete: Finnish letters match, by keyboard, and text that matches no option is dropped", async () => {
    const town = combobox(page, "Home municipality");
    await expect(town).toHaveValue("Helsinki");
    await town.fill("äkä");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["Äkäslompolo"]);
    await expect(town).toBeInViewport();
    await town.press("ArrowDown");
    await town.press("Enter");
    await expect(town).toHaveValue("Äkäslompolo");
    await town.fill("poytya");
    await page.getByRole("option", { name: "Pöytyä" }).click();
    await expect(town).toHaveValue("Pöytyä");
    // In one evaluation: the page may scroll between two.
    const distance = async () => {
      const below = await combobox(page, "Home trails").elementHandle();
      return town.evaluate(
        (above, other) => (other?.getBoundingClientRect().y ?? 0) - above.getBoundingClientRect().y,
        below,
      );
    };
    const before = await distance();
    await town.fill("nowhere at all");
    await expect(page.getByText("Your search didn't match any results.")).toBeInViewport();
    // It covers the form like the list.
    expect(await distance()).toBe(before);
    await town.press("Enter");
    await expect(town).toHaveValue("nowhere at all");
    await town.press("Tab");
    await expect(town).toHaveValue("Pöytyä");
    await expect(page.getByText(/“nowhere at all” is not one of the options/)).toBeVisible();
  });

  await test.step("autocomplete: several of 5,000, and taken away again", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const trails = combobox(page, "Home trails");
    await expect(page.getByRole("button", { name: /Remove.*Trail 4999/ })).toBeVisible();
    await trails.fill("trail 4321");
    // The page scrolls with the list's opening.
    await expect(page.getByRole("option", { name: "Trail 4321" })).toBeInViewport();
    // An added chip above must not move the list under the finger.
    await expectStays(trails, async () => {
      await page.getByRole("option", { name: "Trail 4321" }).click();
      await expect(page.getByRole("button", { name: /Remove.*Trail 4321/ })).toBeVisible();
    });
    // Nor what the member taps next.
    await trails.fill("trail 4322");
    await expect(page.getByRole("option", { name: "Trail 4322" })).toBeInViewport();
    await expectStays(trails, async () => {
      await trails.blur();
      await expect(page.getByRole("button", { name: /Remove.*Trail 4322/ })).toBeVisible();
    });
    await page.getByRole("button", { name: /Remove.*Trail 3$/ }).click();
  });

  await test.step("all are saved", async () => {
    await saveAndReopen(page);
    await expect(combobox(page, "Languages")).toContainText("English");
    await expect(combobox(page, "Languages")).toContainText("Finnish");
    await expect(combobox(page, "Home municipality")).toHaveValue("Pöytyä");
    await expect(page.getByRole("button", { name: /Remove.*Trail/ })).toHaveCount(3);
    await expect(page.getByRole("button", { name: /Remove.*Trail 4321/ })).toBeVisible();
  });
});

test("file: a picture is previewed with its size, can be removed, and is sent", async ({ page }) => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  await expect(page.getByText("muotokuva.jpg")).toBeVisible();
  const input = page.getByLabel("Your picture");
  await expect(input).toHaveAttribute("accept", "image/*");
  await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png });
  await expect(page.getByText("me.png")).toBeVisible();
  await expect(page.locator("img[src^='blob:']")).toHaveJSProperty("naturalWidth", 1);
  await page.getByRole("button", { name: /Remove.*me\.png/ }).click();
  await expect(page.getByText("me.png")).toBeHidden();
  await input.setInputFiles({ name: "new.png", mimeType: "image/png", buffer: png });
  await page.getByLabel("Certificates").setInputFiles([
    { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(2048) },
    { name: "b.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(10) },
  ]);
  await expect(page.getByText("a.pdf")).toBeVisible();
  await page.getByRole("button", { name: /Remove.*b\.pdf/ }).click();
  await saveAndReopen(page);
  await expect(page.getByText("new.png")).toBeVisible();
  await expect(page.getByText("a.pdf")).toBeVisible();
  await expect(page.getByText("b.pdf")).toBeHidden();
});

test("file: one that has changed or gone since is named and asked for again", async ({ page }, testInfo) => {
  const [report, photo] = [testInfo.outputPath("report.pdf"), testInfo.outputPath("photo.jpg")];
  const certificates = page.getByLabel("Certificates");
  const save = page.getByRole("button", { name: "Save" });
  const message = (name: string) => page.getByText(`The file “${name}” can no longer be read`);
  for (const path of [report, photo]) await writeFile(path, "first");
  await certificates.setInputFiles([report, photo]);
  await writeFile(report, "changed afterwards");
  await save.click();
  await expect(message("report.pdf")).toBeVisible();
  await expect(certificates).toBeFocused();

  await page.getByRole("button", { name: "Remove report.pdf" }).click();
  await certificates.setInputFiles([report]);
  await expect(message("report.pdf")).toBeHidden();
  await unlink(photo);
  await save.click();
  await expect(message("photo.jpg")).toBeVisible();

  await page.getByRole("button", { name: "Remove photo.jpg" }).click();
  await saveAndReopen(page);
  await expect(page.getByText("report.pdf")).toBeVisible();
});

test("columns reach from the smallest screens to 2560 px", async ({ page }) => {
  const share = async () => {
    const [field, grid] = await Promise.all(
      [page.locator('[data-field="birthday"]'), page.locator("form > .grid")].map((place) => place.boundingBox()),
    );
    return Math.round(((field?.width ?? 0) / (grid?.width ?? 1)) * 12);
  };
  for (const [width, columns] of [
    [599, 12],
    [600, 6],
    [960, 4],
    [2559, 4],
    [2560, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(share, `${width} px`).toBe(columns);
  }
});
