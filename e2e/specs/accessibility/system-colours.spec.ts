import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { freshStep } from "@/e2e/fresh-step";
import { decodeBarcodes } from "../decode-barcode";
import { openState } from "./open-state";
import { findState } from "./find-state";
import { problemsOf, tabThrough } from "./tab-through";

// See docs/product.md, Accessibility: usable in forced colours, without grounds and shadows, and with more contrast.

const [black, white] = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];

/** Runs in the page: buttons without an edge, and pictures in the colour of their ground. */
function unseen(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>("button, a.rounded-full, select, [role=switch] + span")];
  const edgeless = all
    .filter((element) => element.checkVisibility() && !element.closest("[inert], [aria-hidden=true]:not(span)"))
    .filter((element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
      const box = element.closest(".border");
      return box === null && (borderTopStyle === "none" || parseFloat(borderTopWidth) < 1);
    })
    .map((element) => `no edge: ${element.outerHTML.slice(0, 120)}`);
  const icons = [...document.querySelectorAll<SVGElement>("svg[aria-hidden]")]
    .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement!).color)
    .map((icon) => `a colour of its own: ${icon.outerHTML.slice(0, 120)}`);
  return [...edgeless, ...icons];
}

/** The system sets the colours, and so the mark's contrast: it only has to exist. */
async function problemsInSystemColours(page: Page): Promise<string[]> {
  return [...new Set([...(await page.evaluate(unseen)), ...problemsOf(await tabThrough(page), 1)])];
}

for (const colorScheme of ["light", "dark"] as const)
  test(`in the ${colorScheme} colours of the system controls have edges, the focus is seen, the code can be scanned`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const name of ["card", "invoice", "every type of field"])
      await freshStep(page, name, async () => {
        await openState(page, open, findState(name), "fi");
        expect(await problemsInSystemColours(page)).toEqual([]);
      });

    await freshStep(page, "settings, and the present screen is told by more than colour", async () => {
      await openState(page, open, findState("settings"), "fi");
      expect(await problemsInSystemColours(page)).toEqual([]);
      const bar = page.getByRole("navigation");
      const edge = (locator: typeof bar) => locator.evaluate((element) => getComputedStyle(element).borderTopWidth);
      await bar.getByRole("link", { name: "Laskut" }).click();
      await expect(bar.getByRole("link", { name: "Laskut" })).toHaveAttribute("aria-current", "page");
      expect(await edge(bar.getByRole("link", { name: "Laskut" }))).toBe("2px");
      expect(await edge(bar.getByRole("link", { name: "Edut" }))).toBe("0px");
    });

    await freshStep(page, "the code of the shown card", async () => {
      await openState(page, open, findState("shown card"), "fi");
      await expect(page.getByRole("img", { name: /\S/ }).last()).toBeVisible();
      await expect
        .poll(async () => decodeBarcodes(await page.screenshot()))
        .toEqual([{ format: "QRCode", text: "KK-104772" }]);
      const [ground, ink] = colorScheme === "dark" ? [black, white] : [white, black];
      const card = page.locator(".always-light");
      await expect(card).toHaveCSS("background-color", ground);
      for (const words of [
        card.getByRole("heading", { level: 1 }),
        card.locator("dt").first(),
        card.locator("dd").first(),
      ])
        await expect(words).toHaveCSS("color", ink);
    });
  });

test("in the colours of the system a button that keeps the focus while it is off looks off", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openState(page, open, findState("invoice"), "fi");
  await page.context().setOffline(true);
  const pay = page.getByRole("button", { name: "Maksa lasku", disabled: true });
  await expect(pay).toBeVisible();
  const colorOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).color);
  const print = page.getByRole("button", { name: "Tulosta" });
  expect(await colorOf(pay)).not.toBe(await colorOf(print));
});

test("the option that the arrow keys have reached is marked by an edge, not by its ground alone", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openState(page, open, findState("every type of field"), "fi");
  await page.getByRole("combobox", { name: "Kotikunta" }).press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[role=option][data-focus]")).toHaveCSS("outline-style", "solid");
});

test("more contrast gives muted text and hairlines the colour of the text", async ({ page, open }) => {
  await page.emulateMedia({ contrast: "more" });
  await openState(page, open, findState("card"), "fi");
  const label = page.getByText("Jäsennumero", { exact: true });
  const color = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(label).toHaveCSS("color", color);
});
