import { collectionItemSchema } from "@/lib/api/collection-item";
import { configSchema } from "@/lib/api/config";
import { parseContentBlocks } from "@/lib/api/content-block";
import { invoiceSchema } from "@/lib/api/invoice";
import { safeUrl } from "@/lib/platform/safe-url";
import * as z from "@/lib/api/zod";
import { embedHosts } from "./embed-hosts";
import { linkKind } from "./link-kind";
import { mediaIn } from "./media-in";
import { parseMarkup } from "./parse-markup";
import { richContent, type Place } from "./rich-content";
import { videoOf } from "./video-of";
import { xssPayloads } from "@/scripts/testing/xss-payloads";

const rows = xssPayloads.all.map((payload, index) => [index, payload] as const);
const youtube = "https://www.youtube.com/embed/aqz-KE-bpKQ";

const playerIn = (html: string) => mediaIn(html).find(({ kind }) => kind === "player");

/** Inserted into the page itself, where scripts and handlers run. */
function shown(html: string): HTMLElement {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  place.innerHTML = html;
  return place;
}

/** Inserted into the page as a text is shown, without the embeds that the app draws itself. */
function shownText(html: string): { place: HTMLElement; places: Place[] } {
  const place = shown("");
  const { nodes, places } = richContent(html);
  place.append(...nodes);
  return { place, places };
}

const harmlessSchemes = ["http:", "https:", "tel:", "mailto:", "sms:", "geo:", "webcal:"];

function expectHarmlessPlaces(places: Place[]): void {
  for (const { element, content } of places) {
    expect(element.localName).toMatch(/^(?:span|p)$/);
    expect(element.childNodes).toHaveLength(0);
    if (content.kind === "cut" || content.kind === "lostPicture") continue;
    expect(content.page).toBe("");
    const { protocol, origin } = new URL(content.url);
    expect(protocol).toMatch(/^https?:$/);
    // No attack is a player; only the association's own files play in place.
    expect(content.kind).toMatch(/^(?:link|video|audio)$/);
    if (content.kind !== "link") expect(origin).toBe(location.origin);
  }
}

function expectHarmless(place: ParentNode, allowed: { tags: RegExp; attributes: RegExp }): void {
  const found: string[] = [];
  for (const element of place.querySelectorAll("*")) {
    if (!allowed.tags.test(element.localName) || element.namespaceURI !== "http://www.w3.org/1999/xhtml")
      found.push(element.outerHTML);
    for (const { name, value } of element.attributes) {
      // DOMPurify empties `is`, which cannot be removed.
      if (!allowed.attributes.test(name) && !(name === "is" && value === "")) found.push(`${name}=${value}`);
      const isName = name === "id" || name === "name";
      if (isName && allowed === text && !value.startsWith("user-content-")) found.push(`${name}=${value}`);
      if (name === "class" && allowed === text && !/^(?:embedded|(?:lower|upper)-(?:alpha|roman)|)$/.test(value))
        found.push(`class=${value}`);
      const isAddress = name === "href" || name === "src";
      if (
        isAddress &&
        URL.canParse(value, location.href) &&
        !harmlessSchemes.includes(new URL(value, location.href).protocol)
      )
        found.push(value);
    }
  }
  expect(found).toEqual([]);
  expect("__xss" in window).toBe(false);
}

const text = {
  tags: /^(?:a|abbr|b|bd[io]|blockquote|br|caption|cite|code|del|details|dfn|div|em|h[1-6]|hr|i|img|ins|kbd|li|mark|menu|ol|p|pre|q|s|samp|small|span|strike|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|u|ul|var|wbr)$/,
  attributes:
    /^(?:id|href|src|alt|title|lang|dir|colspan|rowspan|scope|start|width|height|loading|name|class|open|reversed|type|value)$/,
};

const places: Record<string, (payload: string) => string> = {
  alone: (payload) => payload,
  "in a paragraph": (payload) => `<p>${payload}</p>`,
  "in a table": (payload) => `<table><tr><td>${payload}</td></tr></table>`,
  "as an address": (payload) => `<a href="${payload}">x</a><img src="${payload}">`,
  "as an address of other quotes": (payload) => `<a href='${payload}'>x</a><img src='${payload}'>`,
  "as an address without quotes": (payload) => `<a href=${payload}>x</a><img src=${payload}>`,
  "in what is embedded": (payload) =>
    ["iframe", "embed", "video", "audio"]
      .map((name) => `<${name} src="${payload}" title="${payload}"></${name}>`)
      .join("") +
    `<object data="${payload}"></object><oembed url="${payload}"></oembed><video><source src="${payload}"></video>` +
    `<img data-src="${payload}"><iframe data-cookieblock-src="${payload}"></iframe><noscript>${payload}</noscript>`,
  "in lists, names and folds": (payload) =>
    `<a name="${payload}">x</a><ol type="${payload}" start="${payload}"><li value="${payload}">x</ol>` +
    `<details open="${payload}"><summary>${payload}</summary>${payload}</details>`,
  "as a title": (payload) => `<p title="${payload}">x</p><img src="/a.svg" alt="${payload}">`,
  "escaped, as a title": (payload) => `<p title="${payload.replaceAll("<", "&lt;").replaceAll('"', "&quot;")}">x</p>`,
};

it("has enough payloads, without duplicates", () => {
  expect(new Set(xssPayloads.all).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(150);
});

describe.each(rows)("payload %i, %s", (_index, payload) => {
  it("has no effect in a text, at any position", () => {
    for (const html of Object.values(places)) {
      const { place, places } = shownText(html(payload));
      expectHarmless(place, text);
      expectHarmlessPlaces(places);
      // Another parser finds no hidden attack either.
      expectHarmless(shown(place.innerHTML), text);
    }
  });

  it("removes no good link before it", () => {
    const { place } = shownText(`<p>A <a href="https://example.org/a?b=c#d">good</a> link</p>${payload}`);
    expect(place.querySelector("a")?.getAttribute("href")).toBe("https://example.org/a?b=c#d");
    expect(place.querySelector("p")?.textContent).toBe("A good link");
  });

  it("is no embedded player, and removes no good one before it", () => {
    expect(playerIn(payload)).toBeUndefined();
    expect(playerIn(`<iframe src="${payload}"></iframe>`)).toBeUndefined();
    expect(playerIn(`<iframe src="${youtube}"></iframe>${payload}`)).toMatchObject({ url: youtube, title: "" });
    const after = playerIn(`${payload}<iframe src="${youtube}"></iframe>`);
    expect([undefined, youtube]).toContain(after?.url);
  });

  it("changes no player's host when used as a title", () => {
    const { url } = playerIn(`<iframe src="${youtube}" title="${payload}"></iframe>`) ?? { url: youtube };
    expect(embedHosts.flatMap(({ hosts }) => hosts)).toContain(new URL(url).hostname);
  });

  it("has no effect in the lightbox's markup", () => {
    const place = shown("");
    place.append(parseMarkup(`<img alt="${payload}" class="lg-object" src="${payload}"><div>${payload}</div>`));
    expectHarmless(place, {
      tags: /^(?:div|span|picture|img|video|source)$/,
      attributes: /^(?:id|class|src|alt|type|controls|preload|playsinline|aria-label)$/,
    });
  });

  it("is no address that the app follows by itself", () => {
    const leavesApp = safeUrl(payload) !== null && !payload.startsWith("#");
    expect(linkKind(payload)).toBe(leavesApp ? "newWindow" : "sameWindow");
  });

  it("is accepted by address fields only as http(s)", () => {
    const config = z.parse(configSchema, {
      hero_image: payload,
      logo: { dark: payload, light: { url: payload } },
      links: [{ items: [{ url: payload }] }],
    });
    const item = z.parse(collectionItemSchema, { avatar: payload, redirect_url: payload });
    const invoice = z.parse(invoiceSchema, { _receipt_link: payload });
    const [block] = parseContentBlocks([
      { image: { url: payload }, images: [{ url: payload }], video_link: payload, files: [{ url: payload }] },
    ]);
    const video = videoOf({ embedHtml: payload, videoLink: block?.videoLink ?? "" });
    const addresses = [
      config.heroImage,
      config.logo.dark,
      config.logo.light,
      ...config.linkGroups.flatMap(({ items }) => items.map(({ url }) => url)),
      item.avatar,
      item.redirectUrl,
      invoice.receiptLink,
      block?.image?.url,
      block?.images[0]?.url,
      block?.files[0]?.url,
      block?.videoLink,
      video?.url,
    ];
    for (const address of addresses) expect(address ?? "").toMatch(/^(?:$|https?:)/);
  });
});
