import type { Page } from "@playwright/test";
import { xssPayloads } from "@/scripts/testing/xss-payloads";
import { expect, refusedMarkup, test } from "../fixtures";
import { appUp } from "./app-up";
import { goWithinApp } from "./go-within-app";
import { isWireObject, type Wire } from "../mock-server/wire";
import { changeAnswer } from "./change-answer";

// Every text of every answer is an attack: none may run, cause a request, or survive as an address.
const ownFiles = /^http:\/\/localhost:\d+\//;

// Consent is given, so that an attack could open an embedded player.
test.use({ storedSettings: { locale: "en", acceptedCookies: ["necessary", "marketing"] } });

test("no attack runs on any screen", async ({ page, open, expectConsoleErrors }) => {
  test.slow();
  expectConsoleErrors(refusedMarkup);
  const harm = watchForHarm(page);
  const seen = await attackAnswers(page);

  await open("ordinary");
  const main = page.getByRole("main");
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoHarm(page, harm, "card");

  // Entries of the drawer and the guide are attacks too.
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoHarm(page, harm, "drawer");
  await page.getByRole("button", { name: "Installation guide" }).click();
  await expect(page.getByRole("dialog", { name: "Installation guide" }).locator(".rich-text").first()).toBeAttached();
  await expectNoHarm(page, harm, "guide");
  await page.keyboard.press("Escape");

  // The second start draws what the first has stored.
  await page.reload();
  await appUp(page);
  await expectNoHarm(page, harm, "card, started again");

  for (const screen of ["settings", "myaccount", "invoices", "invoices/1", ...collectionScreens]) {
    await goWithinApp(page, `/app/${screen}`);
    await expectNoHarm(page, harm, screen);
  }
  expect(seen.size).toBeGreaterThan(50);

  // The lightbox: its library builds slides as markup.
  await main.getByRole("list", { name: "Picture gallery" }).first().getByRole("button").first().click();
  const lightbox = page.getByRole("dialog", { name: "Picture gallery" });
  await expect(lightbox.getByText("1 /").first()).toBeVisible();
  for (let step = 2; step < 8; step += 1) {
    await page.keyboard.press("ArrowRight");
    await expect(lightbox.getByText(`${step} /`).first()).toBeVisible();
    await expectNoHarm(page, harm, `lightbox ${step}`);
  }
  // Axe is not for a page full of attacks: end on an ordinary one.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/app/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("every attack is tried, many in every kind of field", async ({ page, open }) => {
  await open("ordinary", "/login");
  const seen = await attackAnswers(page);
  await page.evaluate(() => Promise.all(["config", "me"].map((call) => fetch(`/api/en/${call}`))));
  expect(seen.size).toBeGreaterThan(50);
  expect(new Set([...seen.values()].flatMap((payloads) => [...payloads])).size).toBe(xssPayloads.all.length);
  expect([...seen].filter(([, payloads]) => payloads.size < 80)).toEqual([]);
});

/** The four collections share their screens; only events have times and places, and only pages every block. */
const collectionScreens = ["events", "pages"].flatMap((name) => [name, `${name}/attack-0`]);

/** Records dialogs, foreign requests and navigations. */
function watchForHarm(page: Page): string[] {
  const harm: string[] = [];
  page.on("dialog", (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => harm.push(`popup: ${popup.url()}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!ownFiles.test(url) && !/^(?:data|blob|about):/.test(url)) harm.push(`request: ${url}`);
  });
  return harm;
}

async function expectNoHarm(page: Page, harm: string[], screen: string): Promise<void> {
  // Some handlers wait for the pointer.
  await page.mouse.move(200, 300);
  const found = await page.evaluate(() => {
    const bad: string[] = [];
    if ("__xss" in window || document.title.includes("pwned")) bad.push("ran");
    const addresses = [
      "href",
      "src",
      "action",
      "formaction",
      "data",
      "poster",
      "srcset",
      "xlink:href",
      "ping",
      "srcdoc",
    ];
    for (const element of document.querySelectorAll("*"))
      for (const { name, value } of element.attributes) {
        const isAddress = addresses.includes(name);
        if (name.startsWith("on")) bad.push(`${element.localName} ${name}=${value}`);
        if (isAddress && /^[\u0000-\u0020]*(?:javascript|data|vbscript|blob|file|filesystem):/i.test(value))
          bad.push(`${element.localName} ${name}=${value}`);
        if (name === "style" && /url\(|expression|evil/.test(value)) bad.push(`${element.localName} style=${value}`);
      }
    for (const element of document.querySelectorAll("main *, [role=dialog] *"))
      if (/^(?:script|style|object|embed|base|meta|link|form|template|math|frame)$/.test(element.localName))
        if (!(element.localName === "form" && element.closest("main"))) bad.push(element.outerHTML.slice(0, 200));
    for (const frame of document.querySelectorAll("iframe")) bad.push(frame.outerHTML.slice(0, 200));
    return bad;
  });
  expect({ screen, found, harm }).toEqual({ screen, found: [], harm: [] });
}

/** The position of a value in an answer. */
interface Place {
  /** The kind of field: `.config.links.items.label`. */
  path: string;
  /** The attack for the texts of this list entry; null outside lists. */
  payload: string | null;
  /** Whether its lists get an entry for each attack: those of entries that the test opens. */
  isOpened: boolean;
}

/** Structural fields: with an attack there, the rest of the answer would not show. */
const structure = new Set(["type", "code", "format", "name", "redirect_url"]);

/**
 * The texts that would escape their context, and a third of the markup and addresses, which Jest tries in each function that
 * shows some. Kinds of fields differ in the third.
 */
function attacksOn(path: string): string[] {
  const { markup, addresses, texts } = xssPayloads;
  return [...texts, ...[...markup, ...addresses].filter((_payload, index) => (index + path.length) % 3 === 0)];
}

/**
 * Serves the real answers with an attack in place of each text. Each list gets one entry for each of its attacks. A text
 * outside lists gets its attacks concatenated; an address outside lists gets one.
 * @returns the attacks used in each kind of field, filled as the app requests the answers
 */
async function attackAnswers(page: Page): Promise<Map<string, Set<string>>> {
  const seen = new Map<string, Set<string>>();
  const note = (path: string, used: readonly string[]) => seen.set(path, new Set([...(seen.get(path) ?? []), ...used]));

  const attack = (value: Wire, place: Place): Wire => {
    if (typeof value === "string") return attackText(place);
    if (Array.isArray(value)) return attackList(value, place);
    if (!isWireObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== "redirect_url")
        .map(([key, inner]) => [
          key,
          structure.has(key) ? inner : attack(inner, { ...place, path: `${place.path}.${key}` }),
        ]),
    );
  };

  const attackText = ({ path, payload }: Place): string => {
    if (payload !== null) {
      note(path, [payload]);
      return payload;
    }
    if (isAddress(path)) return xssPayloads.addresses[path.length % xssPayloads.addresses.length] ?? "";
    const payloads = attacksOn(path);
    note(path, payloads);
    return payloads.join(" ");
  };

  const attackList = (examples: Wire[], { path, payload, isOpened }: Place): Wire[] => {
    const entries = isOpened ? attacksOn(path) : [payload];
    return entries.flatMap((own, index) =>
      oneOfEachType(examples).map((example) => {
        const attacked = attack(example, { path, payload: own, isOpened: isOpened && index === 0 });
        return isWireObject(attacked) ? { ...attacked, id: index + 1, pagename: `attack-${index}` } : attacked;
      }),
    );
  };

  const calls = /\/api\/(?:fi|en)\/(?:config|me|articles|events|benefits|pages)(?:\?|$)/;
  const whole = { path: "", payload: null, isOpened: true };
  await changeAnswer(page, calls, (answer) => attack(answer, whole) as object);
  return seen;
}

/** Lists hold many of these; Jest tries every attack on each single one. */
function isAddress(path: string): boolean {
  return /(?:url|image|photo|link|dark|light|apple|google)$/.test(path);
}

/** For each entry type, one entry with all fields of that type. */
function oneOfEachType(examples: readonly Wire[]): Wire[] {
  const byType = new Map<Wire, Wire>();
  for (const example of examples) {
    const type = (isWireObject(example) && example.type) || null;
    const first = byType.get(type);
    byType.set(type, isWireObject(first) && isWireObject(example) ? { ...example, ...first } : (first ?? example));
  }
  return [...byType.values()];
}
