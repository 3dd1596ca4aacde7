import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep, storeSettings } from "../fresh-step";
import { animationsEnded } from "./accessibility/animations-ended";
import { appFiles, holdRequests } from "./hold-requests";
import { appUp } from "./app-up";
import { openBeforeScripts } from "./open-before-scripts";
import { requestLog } from "./request-log";

/** The visible content of one frame of the start. */
interface Frame {
  name: string;
  lang: string;
  theme: string;
  background: string;
}

declare global {
  interface Window {
    /** Each frame that differs from the previous one. */
    paintedFrames: Frame[];
    /** Layout shifts: the elements that moved, with their tops and the start of their texts. */
    layoutShifts: string[];
  }
}

// docs/decisions/002-first-paint.md; nothing jumps while loading (docs/product.md, Appearance).
test.use({ storedSettings: {} });
test.beforeEach(async ({ page }) => page.addInitScript(recordFrames));

function recordFrames(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  window.paintedFrames = [];
  window.layoutShifts = [];
  const observer = new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as LayoutShift[])
      for (const { node, previousRect, currentRect } of sources) {
        const text = node?.textContent?.slice(0, 40) ?? "";
        window.layoutShifts.push(`${node?.nodeName} "${text}" from ${previousRect.top} to ${currentRect.top}`);
      }
  });
  observer.observe({ type: "layout-shift", buffered: true });
  const record = () => {
    const { lang, dataset } = document.documentElement;
    const frame: Frame = {
      name: document.querySelector("h1")?.textContent ?? "",
      lang,
      theme: dataset.theme ?? "",
      background: document.body ? getComputedStyle(document.body).backgroundColor : "",
    };
    const last = window.paintedFrames.at(-1);
    if (document.body && JSON.stringify(last) !== JSON.stringify(frame)) window.paintedFrames.push(frame);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

// Each setting falls back by itself.
const settings = {
  "Finnish and light, the defaults": {
    stored: {},
    system: "light",
    lang: "fi",
    theme: "light",
    edit: "Muokkaa tietojasi",
  },
  "dark, as the system": { stored: {}, system: "dark", lang: "fi", theme: "dark", edit: "Muokkaa tietojasi" },
  "dark, with a language that is none": {
    stored: { locale: "xx", darkMode: true },
    system: "light",
    lang: "fi",
    theme: "dark",
    edit: "Muokkaa tietojasi",
  },
  "English, with a theme that is none": {
    stored: { locale: "en", darkMode: "yes" },
    system: "light",
    lang: "en",
    theme: "light",
    edit: "Edit your details",
  },
} as const;

test("the card is there before the app's scripts, and never flashes", async ({ page }) => {
  for (const [what, { stored, system, lang, theme, edit }] of Object.entries(settings))
    await freshStep(page, what, async () => {
      await page.emulateMedia({ colorScheme: system });
      await storeSettings(page, stored);
      const startReact = await openBeforeScripts(page, "ordinary");
      await expect(page.getByRole("heading", { level: 1, name: "Maija Mallikas" })).toBeVisible();
      await expect(page.getByRole("link", { name: edit })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await startReact();

      const frames = await page.evaluate(() => window.paintedFrames);
      const background = theme === "dark" ? "rgb(18, 18, 18)" : "rgb(250, 250, 250)";
      const names = frames.map((frame) => frame.name).filter((name, index, all) => name !== all[index - 1]);
      // If the page arrived at once, the first frame already has the name.
      expect(names.slice(names[0] === "" ? 1 : 0)).toEqual(["Maija Mallikas"]);
      for (const frame of frames) expect(frame).toMatchObject({ lang, theme, background });
    });
});

// Dialogs and live regions are added there. A selector such as `:has(> a ~ b)` makes the browser compute every element again.
test("an element added to the body costs no other element's styles", async ({ page, open, browser }) => {
  await open("ordinary");
  await appUp(page);
  const elementsOnPage = await page.locator("*").count();
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.evaluate(() => {
    const added = document.body.appendChild(document.createElement("div"));
    return getComputedStyle(added).color;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const computed = traceEvents.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" ? (args.elementCount ?? []) : [],
  );
  expect(computed).not.toEqual([]);
  expect(Math.max(...computed)).toBeLessThan(elementsOnPage / 4);
});

// After such a change the browser computes the styles of the whole page, while the member waits for the app.
test("the app takes over without setting the root's language or styles again", async ({ page }) => {
  const startReact = await openBeforeScripts(page, "ordinary");
  const changed = await page.evaluateHandle(() => {
    const attributes: (string | null)[] = [];
    const observer = new MutationObserver((changes) =>
      attributes.push(...changes.map((change) => change.attributeName)),
    );
    observer.observe(document.documentElement, { attributeFilter: ["lang", "style"] });
    return attributes;
  });
  await startReact();
  // The bar's height is known after a frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(await changed.jsonValue()).toEqual([]);
});

test("an answer without an identity never replaces the stored card", async ({ page, open }) => {
  await open("ordinary");
  await appUp(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("storedCard"))).not.toBeNull();
  await page.route("**/api/*/me*", (route) => route.fulfill({ json: { memberData: {} } }));
  const answered = page.waitForResponse("**/api/*/me*");
  await openBeforeScripts(page, "ordinary");
  await answered;
  // Time for the answers to be read and painted.
  await page.evaluate(async () => {
    await Promise.all([...(window.earlyAnswers?.values() ?? [])].map(async (answer) => (await answer).clone().text()));
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  const names = await page.evaluate(() => window.paintedFrames.map(({ name }) => name));
  expect(names.filter((name, index) => name === "" && index > 0)).toEqual([]);
  await expect(page.getByRole("heading", { level: 1, name: "Maija Mallikas" })).toBeVisible();
});

test.describe("when React takes over", () => {
  test.use({ storedSettings: { locale: "en" } });

  // components/first-paint compares the elements of every kind of member.
  const personas = ["ordinary", "invalid", "long"];

  test("nothing moves on the card", async ({ page }) => {
    for (const persona of personas)
      await freshStep(page, `of '${persona}'`, async () => {
        const startReact = await openBeforeScripts(page, persona);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("link", { name: "Edit your details" })).toBeVisible();
        const before = await places(page);
        await startReact();
        expect(await places(page)).toEqual(before);
        expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      });

    await freshStep(page, "on a large screen", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const startReact = await openBeforeScripts(page, "board");
      await expect(page.getByRole("heading", { name: "Assignments" })).toBeVisible();
      const before = await places(page);
      await startReact();
      expect(await places(page)).toEqual(before);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });
  });
});

test.describe("the first paint", () => {
  const looks = [
    { persona: "ordinary", address: "/app/", width: 412, darkMode: true, media: "screen" },
    { persona: "board", address: "/app/", width: 320, darkMode: false, media: "screen" },
    { persona: "invalid", address: "/app/", width: 1280, darkMode: true, media: "screen" },
    { persona: "minimal-config", address: "/app/", width: 412, darkMode: false, media: "print" },
    { persona: "ordinary", address: "/app/settings", width: 320, darkMode: false, media: "screen" },
    { persona: "ordinary", address: "/app/?show=card", width: 320, darkMode: true, media: "screen" },
    { persona: "invalid", address: "/app/?show=card", width: 1280, darkMode: false, media: "screen" },
  ] as const;

  test("looks the same after the whole style sheet has loaded", async ({ page }) => {
    for (const { persona, address, width, darkMode, media } of looks)
      await freshStep(
        page,
        `${address} of '${persona}', ${width}, ${darkMode ? "dark" : "light"}, ${media}`,
        async () => {
          await page.setViewportSize({ width, height: 823 });
          await page.emulateMedia({ media });
          await storeSettings(page, { darkMode });
          await page.goto(`/mock/set?persona=${persona}`);
          await holdRequests(page, appFiles);
          await page.goto(address, { waitUntil: "commit" });
          // The headline or name replaces the loading screen.
          await expect(page.locator("#first-paint h1")).toBeAttached();
          await page.evaluate(animationsEnded);
          await picturesHaveCome(page);
          expect(await page.evaluate(changesByWholeSheet)).toEqual([]);
          await page.goto("/mock/landed");
        },
      );
    await page.emulateMedia({ media: null });
  });

  /** The style differences that the whole sheet makes: disables it, enables it, and compares the page's elements. */
  async function changesByWholeSheet(): Promise<string[]> {
    const hint = document.querySelector<HTMLLinkElement>("link[as=style]");
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    // Another address, because the test holds the original back.
    sheet.href = `${hint?.href}?whole`;
    await new Promise((resolve, reject) => {
      sheet.onload = resolve;
      sheet.onerror = () => reject(new Error("no style sheet"));
      document.head.append(sheet);
    });
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    // The clock redraws its texts each second.
    const elements = [...document.querySelectorAll("html, body, body :not([role=timer] *)")];
    const looks = async (isWhole: boolean) => {
      if (!sheet.sheet || document.styleSheets.length !== 2)
        throw new Error("There are other style sheets than these.");
      sheet.sheet.disabled = !isWhole;
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      return elements.flatMap((element) =>
        ["", "::before", "::after"].map((part) => {
          const style = getComputedStyle(element, part);
          // A variable has no look of its own; without content there is no pseudo-element, whatever its other properties.
          const isAbsent = part !== "" && style.content === "none";
          const properties = isAbsent ? ["content"] : [...style].filter((property) => !property.startsWith("--"));
          return Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)]));
        }),
      );
    };
    const whole = await looks(true);
    const first = await looks(false);
    return whole.flatMap((look, index) => {
      const element = elements[Math.floor(index / 3)];
      return Object.entries(look)
        .filter(([property, value]) => value !== first[index]?.[property])
        .map(([property, value]) => `${element?.localName}.${element?.getAttribute("class")}: ${property}: ${value}`);
    });
  }
});

test.describe("before React is there", () => {
  test.use({ storedSettings: { locale: "en" } });
  const menu = (page: Page) => page.getByRole("button", { name: "Menu" });

  test("a press on Menu is kept, and opens the drawer once React is up", async ({ page }) => {
    const settings = page.getByRole("dialog").getByRole("link", { name: "Settings" });

    await freshStep(page, "Enter", async () => {
      const startReact = await openBeforeScripts(page, "ordinary");
      await menu(page).press("Enter");
      await startReact();
      await expect(settings).toBeVisible();
    });

    await freshStep(page, "a press that ends after React has taken over", async () => {
      const startReact = await openBeforeScripts(page, "ordinary");
      await menu(page).hover();
      await page.mouse.down();
      await startReact();
      await page.mouse.up();
      await expect(settings).toBeVisible();
    });
  });

  test("taps on Refresh and then Menu are both kept, and each is done once", async ({ page }) => {
    const startReact = await openBeforeScripts(page, "ordinary");
    const refresh = page.getByRole("button", { name: "Refresh" });
    await refresh.tap();
    await refresh.tap();
    await menu(page).tap();
    await startReact();
    await expect(page.getByRole("dialog").getByRole("link", { name: "Settings" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const refreshed = async () => (await requestLog(page)).filter((request) => request.endsWith("?clearCache=1"));
    await expect
      .poll(async () => (await refreshed()).toSorted())
      .toEqual(["/api/en/config?clearCache=1", "/api/en/me?clearCache=1"]);
  });

  test("a link of the bottom bar leads to its screen", async ({ page }) => {
    const invoices = page.getByRole("link", { name: "Invoices" });
    const title = page.getByRole("heading", { level: 1, name: "Invoices" });

    await freshStep(page, "by a tap, before React is there", async () => {
      await openBeforeScripts(page, "ordinary");
      await invoices.tap();
      await expect(page).toHaveURL("/app/invoices");
      await expect(title).toBeVisible();
    });

    await freshStep(page, "by a press that ends after React has taken over", async () => {
      const startReact = await openBeforeScripts(page, "ordinary");
      await invoices.hover();
      await page.mouse.down();
      await startReact();
      await page.mouse.up();
      await expect(page).toHaveURL("/app/invoices");
      await expect(title).toBeVisible();
    });
  });

  test("Back is kept, and followed once React is up", async ({ page }) => {
    const startReact = await openBeforeScripts(page, "ordinary", "/app/invoices/5012");
    await page.getByRole("button", { name: "Back" }).tap();
    await startReact();
    await expect(page).toHaveURL("/app/invoices");
    await expect(page.getByRole("heading", { level: 1, name: "Invoices" })).toBeVisible();
  });

  test("the focus stays in place when React takes over", async ({ page }) => {
    const startReact = await openBeforeScripts(page, "ordinary");
    await page.getByRole("link", { name: "Edit your details" }).focus();
    await startReact();
    await expect(page.getByRole("link", { name: "Edit your details" })).toBeFocused();
  });
});

async function picturesHaveCome(page: Page, pictures = page.locator("img")): Promise<void> {
  await expect
    .poll(() =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.every(({ src, complete }) => src !== "" && complete)),
    )
    .toBe(true);
}

/** Positions of the card screen's parts in pixels, measured after the logo has loaded: its width depends on its picture. */
async function places(page: Page): Promise<Record<string, Awaited<ReturnType<Locator["boundingBox"]>>>> {
  const parts = {
    logo: page.getByRole("link", { name: "Home" }),
    menu: page.getByRole("button", { name: "Menu" }),
    name: page.getByRole("heading", { level: 1 }),
    edit: page.getByRole("link", { name: "Edit your details" }),
    bottomBar: page.getByRole("navigation", { name: "Main navigation" }),
    lastButton: page.getByRole("navigation", { name: "Main navigation" }).getByRole("link").last(),
  };
  const logo = parts.logo.locator("img");
  await picturesHaveCome(page, logo);
  const boxes = Object.entries(parts).map(async ([part, locator]) => [part, await locator.boundingBox()] as const);
  const found = Object.fromEntries(await Promise.all(boxes));
  // The app's name replaces a missing logo and has a width of its own.
  const isBroken = await logo.evaluateAll((pictures: HTMLImageElement[]) => pictures.some((one) => !one.naturalWidth));
  if (isBroken && found.logo) found.logo.width = 0;
  return found;
}

for (const [address, headline, level, width] of [
  ["/app/settings", "Asetukset", 1, 320],
  ["/app/invoices", "Laskut", 1, 1280],
  ["/app/invoices/5012", "Laskut", null, 320],
  ["/app/error404", "Sivua ei löytynyt", 1, 1280],
] as const)
  test(`${address} has its bars and its headline before the app's scripts, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    const startReact = await openBeforeScripts(page, "ordinary", address);
    const bar = page.getByRole("banner");
    await expect(bar).toContainText(headline);
    await expect(bar.getByRole("heading")).toHaveCount(level === null ? 0 : 1);
    await expect(page.getByRole("status")).toHaveText("Ladataan");
    await picturesHaveCome(page, bar.locator("img"));
    const boxes = () => Promise.all([bar.boundingBox(), bar.getByText(headline).boundingBox()]);
    const before = await boxes();
    await startReact();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await picturesHaveCome(page, bar.locator("img"));
    expect(await boxes()).toEqual(before);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });
