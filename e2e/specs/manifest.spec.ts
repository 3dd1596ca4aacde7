import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

// See docs/product.md, Installed app.

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

interface Manifest extends Record<string, unknown> {
  icons: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: (Picture & { form_factor: string })[];
}

/** Width and height of a loaded picture in manifest notation, "192x192". */
function sizeOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, address);
}

/** The colour of the browser's own bars: the first theme-color that applies. */
function themeColor(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
        ({ media }) => media === "" || matchMedia(media).matches,
      )?.content,
  );
}

test("the manifest names the app, its icons, shortcuts and pictures, which all exist", async ({ page, open }) => {
  await open("ordinary", "/app/settings");
  const link = page.locator("link[rel=manifest]");
  await expect(link).toHaveAttribute("href", "/app/manifest.webmanifest");
  const manifest = (await (await page.request.get("/app/manifest.webmanifest")).json()) as Manifest;

  await test.step("the browser finds no fault with it", async () => {
    const browser = await page.context().newCDPSession(page);
    const { errors, url } = await browser.send("Page.getAppManifest");
    expect(url).toMatch(/\/app\/manifest\.webmanifest$/);
    expect(errors).toEqual([]);
  });

  await test.step("it opens the app in a window of its own", () => {
    expect(manifest).toMatchObject({
      id: "/app/",
      start_url: "/app/",
      scope: "/app/",
      display: "standalone",
      lang: "fi",
      dir: "ltr",
      name: "Jäsensovellus",
      short_name: "Jäsenkortti",
      theme_color: "#ffffff",
      background_color: "#fafafa",
    });
    expect(manifest.description).toBeTruthy();
    expect(manifest.categories).not.toEqual([]);
  });

  await test.step("every picture has its declared size and type", async () => {
    const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons), ...manifest.screenshots];
    for (const { src, sizes, type } of pictures) {
      const answer = await page.request.get(src);
      expect(answer.headers()["content-type"], src).toContain(type);
      const bytes = await answer.body();
      expect(bytes.length, src).toBeLessThan(80_000);
      if (sizes !== "any") expect(await sizeOf(page, src), src).toBe(sizes);
    }
    const purposes = manifest.icons.map(({ sizes, purpose = "any" }) => `${purpose} ${sizes}`);
    expect(purposes).toEqual(
      expect.arrayContaining(["any 192x192", "any 512x512", "maskable 512x512", "monochrome 512x512"]),
    );
    expect(manifest.screenshots.map((picture) => picture.form_factor)).toEqual(["narrow", "wide"]);
  });

  await test.step("an iPhone has its icon and its name", async () => {
    const icon = page.locator("link[rel=apple-touch-icon]");
    expect(await sizeOf(page, (await icon.getAttribute("href")) ?? "")).toBe("180x180");
    await expect(page.locator("meta[name=apple-mobile-web-app-title]")).toHaveAttribute("content", "Jäsenkortti");
    // Where the host refuses the manifest.
    await expect(page.locator("meta[name=apple-mobile-web-app-capable]")).toHaveAttribute("content", "yes");
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /^\/app\/icon\.svg/);
  });

  await test.step("the shortcuts lead to shown card, card and invoices", async () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ["Näytä kortti", "/app/?show=card"],
      ["Jäsenkortti", "/app/"],
      ["Laskut", "/app/invoices"],
    ]);
    await page.goto("/app/invoices");
    await expect(page.getByRole("heading", { level: 1, name: "Invoices" })).toBeVisible();
  });
});

test("the page keeps Dark Reader away, which would invert the codes in Safari", async ({ page, open }) => {
  await open("ordinary");
  await expect(page.locator("head > meta[name=darkreader-lock]")).toBeAttached();
});

test("the browser's bars have the colour of the current theme", async ({ page, open }) => {
  await open("ordinary", "/app/settings");
  const darkTheme = page.getByRole("switch", { name: "Dark theme" });

  await test.step("of the system's, live, until one is chosen", async () => {
    await expect(darkTheme).not.toBeChecked();
    expect(await themeColor(page)).toBe("#ffffff");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => themeColor(page)).toBe("#000000");
  });

  await test.step("of the chosen one, also at the next start, before any script of the app has loaded", async () => {
    await darkTheme.click();
    await expect.poll(() => themeColor(page)).toBe("#ffffff");
    await page.route("**/_next/static/chunks/*.js", () => undefined);
    await page.reload({ waitUntil: "commit" });
    await expect.poll(() => themeColor(page)).toBe("#ffffff");
    await expect(page.locator("body > div").first()).toBeAttached();
    await page.unroute("**/_next/static/chunks/*.js");
    await page.reload();
    await expect(darkTheme).not.toBeChecked();
    expect(await themeColor(page)).toBe("#ffffff");
  });

  await test.step("and stays when the screen changes", async () => {
    await page.getByRole("link", { name: "Invoices" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Invoices" })).toBeVisible();
    expect(await themeColor(page)).toBe("#ffffff");
  });
});
