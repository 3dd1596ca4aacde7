import type { Locator, Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import type { Wire } from "@/e2e/mock-server/wire";
import { fieldTypes } from "@/lib/forms/field-types";
import { blockTypes } from "@/lib/api/content-block.docs";
import { exampleAnswers } from "@/tools/server-contract/contract/example-answers";
import { appUp } from "../app-up";
import { breakFields, findFaults, findKinds, type PlacedFault } from "./break-fields";
import { test } from "./fault-test";
import { groupFaults } from "./group-faults";
import type { Row } from "./run-rows";
import { serveAnswers, realAnswers, type Answers } from "./serve-answers";

// A malformed field never takes the screen down, and the rest is shown (docs/product.md, Server answers).

interface Screen {
  persona: string;
  address: string;
  /** Which kinds of fields the screen shows. */
  shows: { test: (kind: string) => boolean };
  /** The list of which the screen shows only the first entry. */
  opened?: string;
  /** Visible whatever happens to one field. */
  stays: (page: Page) => Locator;
  /** The dialog or menu that is open on it. */
  open?: (page: Page) => Promise<void>;
}

/** What another screen shows of the config. The card's screen has the rest, new fields too. */
const elsewhere = "links|installation_guide_page|cookie_info_page|payment_information|forms";
const menu = (page: Page) => page.getByRole("button", { name: /^(?:Menu|Valikko)$/ });

/** Types of the first screen with the form; the second has the rest, new types too. */
const typed: readonly string[] = ["text", "textarea", "date", "subtitle", "alert"];
/** Types whose fields are read by the same code as those of another type. */
const readLike: Record<string, string> = { time: "date", datetime: "date" };
const chosen = Object.keys(fieldTypes).filter((type) => !typed.includes(type) && !(type in readLike));

/** The form, with faults in fields of some types. "form" stands for everything but the fields, and for the member's values. */
const form = (types: readonly string[]): Screen => ({
  persona: "form-types",
  address: "/app/myaccount",
  shows: {
    test: (kind) => {
      const [, type, key = ""] = /^config\.config\.forms\.myAccount\.fields\[(\w*)\]\.?(\w*)/.exec(kind) ?? [];
      if (type === undefined)
        return types.includes("form") && (/^config\.config\.forms/.test(kind) || values.test(kind));
      // The code that reads name, rules and width is the same for every type, so two types stand for all, and date stands for
      // time and datetime.
      const isReadAlike = ["name", "rules", "colProps"].includes(key) && !["text", "select"].includes(type);
      return types.includes(type) && !isReadAlike;
    },
  },
  stays: (page) => page.getByRole("heading", { level: 1 }),
});

const values = /^me\.memberData\.(?!membership|assignment|invoice|id$)[a-z]\w*(?:\[\])?$/;

const screens: Record<string, Screen> = {
  card: {
    persona: "english",
    address: "/app/",
    shows: new RegExp(
      `^(?:me\\.memberData(?:$|\\.(?:id$|_|membership|assignment))|config\\.config(?:$|\\.(?!${elsewhere})))`,
    ),
    stays: menu,
  },
  drawer: {
    persona: "ordinary",
    address: "/app/",
    shows: /^config\.config\.(?:links|installation_guide_page(?:$|\.title))/,
    stays: (page) => page.getByRole("dialog").getByRole("link", { name: /^(?:Settings|Asetukset)$/ }),
    open: (page) => menu(page).click(),
  },
  guide: {
    persona: "ordinary",
    address: "/app/",
    shows: /^config\.config\.installation_guide_page/,
    stays: (page) => page.getByRole("dialog").or(menu(page)).first(),
    open: async (page) => {
      await menu(page).click();
      await page.getByRole("dialog").getByRole("button", { name: "Installation guide" }).click();
    },
  },
  "list of invoices": {
    persona: "ordinary",
    address: "/app/invoices",
    shows: /^me\.memberData\.invoice/,
    stays: (page) => page.getByRole("heading", { level: 1, name: /^(?:Invoices|Laskut)$/ }),
  },
  invoice: {
    persona: "ordinary",
    address: "/app/invoices/5012",
    shows: /^me\.memberData\.invoice\[\]\.|payment_information/,
    opened: "invoice",
    stays: menu,
  },
  settings: {
    persona: "ordinary",
    address: "/app/settings",
    shows: /^config\.config\.(?:languages|cookie_)/,
    stays: (page) => page.getByRole("switch").first(),
  },
  "form, fields that are typed": form(["form", ...typed]),
  "form, fields that are chosen": form(["", ...chosen]),
  "list of events": {
    persona: "ordinary",
    address: "/app/events",
    shows: /^config\.events(?!.*content_blocks\[)/,
    stays: (page) => page.getByRole("heading", { level: 1, name: /^(?:Events|Tapahtumat)$/ }),
  },
  event: {
    persona: "ordinary",
    address: "/app/events/201",
    shows: /^config\.events\[\]\.(?!content_blocks\[)/,
    opened: "events",
    stays: menu,
  },
  "page with every block": {
    persona: "ordinary",
    address: "/app/pages/yhdistys",
    shows: /^config\.pages/,
    opened: "pages",
    stays: menu,
  },
};

for (const [name, { persona, address, shows, opened = null, stays, open }] of Object.entries(screens))
  test(`broken fields of the screen: ${name}`, async ({ page, tryRows, openFreshly }) => {
    const real = withEveryField(await realAnswers(page, persona));
    const served = await serveAnswers(page, real);
    const start = async () => {
      served.serve(real);
      await openFreshly(address, { persona });
      await appUp(page);
      await open?.(page);
    };
    await start();
    const rowOf = (name: string, faults: readonly PlacedFault[]): Row => ({
      name,
      run: async () => {
        if (new URL(page.url()).pathname !== address || !(await stays(page).isVisible())) await start();
        served.serve(breakFields(real, faults) as unknown as Answers);
        await served.readAgain();
        await expect(stays(page)).toBeVisible();
      },
    });
    const all = findFaults(real, (kind) => shows.test(kind), opened);
    const rows = groupFaults(all).map((faults) => {
      const parts = faults.map((fault) => rowOf(fault.name, [fault]));
      return { ...rowOf(parts.map((part) => part.name).join(" and "), faults), parts };
    });
    await tryRows(`fields: ${name}`, rows, start);
  });

/** Adds the fields of the contract that these personas do not send, and enough blocks to break several at once. */
function withEveryField(answers: Answers): Answers {
  const { config, me } = structuredClone(answers) as unknown as {
    config: { config: Record<string, Wire>; events?: Record<string, Wire>[]; pages?: { content_blocks?: Wire }[] };
    me: { memberData: Record<string, Wire> };
  };
  config.config.google_analytics_id = "G-TEST";
  const { hero_image: heroImage } = config.config;
  if (typeof heroImage === "string") config.config.hero_image = { url: heroImage };
  for (const about of [config.config.installation_guide_page, config.config.cookie_info_page])
    if (isPage(about)) about.content_blocks = [1, 2, 3].flatMap(() => structuredClone(about.content_blocks));
  // Not to the event that a screen opens: its `redirect_url` would leave the screen.
  const lastEvent = config.events?.at(-1);
  if (lastEvent) lastEvent.redirect_url = "/app/events";
  const blocks = (config.pages ?? []).flatMap((one) => one.content_blocks ?? []) as Record<string, Wire>[];
  for (const { image } of blocks)
    if (typeof image === "object" && image !== null) Object.assign(image, { title: "Title" });
  me.memberData.id ??= 7;
  return { config, me };
}

function isPage(value: Wire | undefined): value is { content_blocks: Wire[] } {
  return (
    typeof value === "object" && value !== null && "content_blocks" in value && Array.isArray(value.content_blocks)
  );
}

/** One name for all fields of the same object in the contract: collections share their entries, pages their blocks. */
const contractName = (kind: string) =>
  kind
    .replace(/\[\w[^\]]*\]/g, "[]")
    .replace(/^config\.(?:articles|benefits|pages)\b/, "config.events")
    .replace(/^.*content_blocks\[\]/, "block")
    .replace("block.images[]", "block.image")
    .replace(/^config\.config\.cookie_info_page/, "config.config.installation_guide_page");

test("every field and type of the contract is broken on some screen", async ({ page }) => {
  const broken = new Set<string>();
  for (const { persona, shows } of Object.values(screens))
    for (const kind of findKinds(withEveryField(await realAnswers(page, persona))))
      if (shows.test(kind)) broken.add(kind);
  const brokenFields = new Set([...broken].map(contractName));
  const fields = findKinds(exampleAnswers() as unknown as Wire)
    .map(contractName)
    .filter((kind) => kind.includes("."));
  expect([...new Set(fields)].filter((kind) => !brokenFields.has(kind))).toEqual([]);
  const isBroken = (list: string, type: string) => [...broken].some((kind) => kind.endsWith(`${list}[${type}]`));
  const types = Object.keys(fieldTypes).map((type) => readLike[type] ?? type);
  expect(types.filter((type) => !isBroken("fields", type))).toEqual([]);
  expect(Object.keys(blockTypes).filter((type) => !isBroken("content_blocks", type))).toEqual([]);
});
