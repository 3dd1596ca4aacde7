import type { EntityName } from "../contract/entities";
import { entityFindings } from "./entity-findings";

// jsdom has no CSS.supports; the program adds one that uses jsdom's own styles (app-page).
beforeAll(() => Object.assign(globalThis, { CSS: { supports: (_: string, color: string) => color === "teal" } }));

function said(name: EntityName, sent: Record<string, unknown>, state: string): string[] {
  return entityFindings(name, sent, "it")
    .filter((finding) => finding.state === state)
    .map(({ path, says }) => `${path} ${says}`.trim());
}

describe("findings on an object", () => {
  it.each<[EntityName, Record<string, unknown>, string]>([
    ["Member", {}, "_full_name is missing. The card has no name."],
    ["Member", { _full_name: { first: "M" } }, '_full_name is {"first":"M"}, expected text. The card has no name.'],
    ["Member", { _photo: "data:image/png,x" }, '_photo is "data:image/png,x", expected an http(s) address.'],
    ["Member", { _has_invalid_memberships: "no" }, '_has_invalid_memberships is "no", expected true or false.'],
    ["Member", { membership: { 3: {}, 7: null } }, "membership[1] is null, expected an object. It is left out."],
    ["Member", { membership: [null, 5] }, "expected an object. It is left out, as is 1 more of this list."],
    ["Member", { membership: [null, 5, "x"] }, "expected an object. It is left out, as are 2 more of this list."],
    ["Member", { membership: "none" }, 'membership is "none", expected a list. No memberships are listed.'],
    ["Member", { _card_code: { format: "aztec" } }, '_card_code.format is "aztec", expected qr, code128 or ean13.'],
    ["Member", { invoice: [{ id: 1 }, { id: "1" }] }, 'invoice[1].id is "1", as of an entry before it.'],
    ["Invoice", { id: "INV-1" }, 'id is "INV-1", expected a whole number.'],
    ["Invoice", { _icon: "receit" }, '_icon is "receit", expected a Material Design icon.'],
    ["Invoice", { _icon_color: "tael" }, '_icon_color is "tael", expected a colour.'],
    ["InvoicePayment", { due_date: "1.2.2026" }, 'due_date is "1.2.2026", expected a day as YYYY-MM-DD.'],
    ["InvoiceRow", { total: "<b onclick=x()>1</b><script>y()</script>" }, "total holds onclick, <script>. For safety"],
    ["Config", { cookie_consent_enabled: "soon" }, 'cookie_consent_enabled is "soon", expected true or false.'],
    ["Config", { hero_image: { src: "/a.jpg" } }, "expected an http(s) address, or an object with url."],
    [
      "Config",
      { languages: ["fi", 7] },
      "expected a list of codes, or of objects with code. What is neither is left out.",
    ],
    ["ContentBlock", { type: "video" }, 'type is "video", expected one of text_content_block, image_block,'],
    ["CollectionItem", { _start: "soon" }, '_start is "soon", expected YYYY-MM-DD or YYYY-MM-DDTHH:mm.'],
    [
      "PaymentForm",
      { fields: [{ name: "a", value: 1 }] },
      "expected an object of plain values. The payment dialog says",
    ],
    ["PaymentForm", { fields: { a: [1] } }, "expected an object of plain values. Objects and lists are left out."],
  ])("%s %j: wrong", (name, sent, sentence) => {
    expect(said(name, sent, "wrong")).toContainEqual(expect.stringContaining(sentence));
  });

  it.each(["2026-12-31", "2026-12-31T00:00:00+02:00", "2026-12-31 00:00:00", "2026-12-31T12:00:00Z"])(
    "takes the day of %s",
    (day) => {
      expect(said("InvoicePayment", { due_date: day }, "wrong")).toEqual([]);
    },
  );

  it("takes an empty list in place of an object as absent: PHP writes an empty array so", () => {
    expect(said("Member", { _full_name: "M", _wallet_links: [] }, "wrong")).toEqual([]);
    expect(said("Member", { _wallet_links: [] }, "missing")).toContain("it._wallet_links The card has no such links.");
  });

  it("reports nothing wrong in a valid object", () => {
    const invoice = {
      id: 1,
      _list_title: "Fee",
      _icon: "mdi-receipt",
      _icon_color: "teal",
      _is_payable: 1,
      _details: null,
    };
    expect(said("Invoice", invoice, "wrong")).toEqual([]);
    expect(said("Invoice", invoice, "shown")).toEqual([
      "it.id 1",
      'it._list_title "Fee"',
      'it._icon "mdi-receipt"',
      'it._icon_color "teal"',
      "it._is_payable true",
    ]);
  });

  it.each<[EntityName, Record<string, unknown>, number, number]>([
    ["Member", { membership: [{ title: "A" }, null, "x"] }, 1, 3],
    ["LinkGroup", { items: [{ url: "/a" }, { url: "tel:1" }, {}] }, 1, 3],
    ["Config", { links: [{ items: [{ url: "/a" }] }, { items: [] }, { items: [{ url: "" }] }, {}] }, 1, 4],
    ["ContentPage", { content_blocks: [{ type: "text_content_block", content: "a" }, { type: "x" }] }, 1, 2],
    ["ContentPage", { content_blocks: [{ type: "gallery_block", images: [] }] }, 0, 1],
    ["ContentPage", { content_blocks: [{ type: "gallery_block", images: "none" }] }, 0, 1],
    ["ContentBlock", { type: "files_block", files: [{ url: "/a.pdf" }, { list_title: "b" }] }, 1, 2],
  ])("%s %j: counts the displayed entries", (name, sent, entries, all) => {
    const findings = entityFindings(name, sent, "it");
    expect(findings.find((finding) => finding.entries !== undefined)).toMatchObject({ entries, sent: all });
  });

  it("accepts payment fields that are posted as empty or as text", () => {
    expect(said("PaymentForm", { action: "/pay", fields: { a: null, b: true, c: "", d: 1 } }, "wrong")).toEqual([]);
  });

  it("accepts languages and links of a group with numbers as keys", () => {
    expect(said("Config", { languages: { 1: "fi", 3: "en" } }, "wrong")).toEqual([]);
    expect(said("Config", { languages: { 1: "fi", 3: "en" } }, "shown")).toEqual(["it.languages fi, en"]);
    const links = { 1: { items: { 2: { url: "https://example.org/", label: "A" } } } };
    expect(entityFindings("Config", { links }, "it")).toContainEqual(
      expect.objectContaining({ path: "it.links", entries: 1, sent: 1 }),
    );
  });

  it("reports the offered languages", () => {
    const sent = { languages: ["fi", { code: "en", title: "English" }, "sv", "se"] };
    expect(said("Config", sent, "shown")).toEqual(["it.languages fi, en"]);
    expect(said("Config", sent, "notice")).toEqual([
      'it.languages has "sv", "se", for which the app has no texts: not offered.',
    ]);
  });

  it("reports the app's behaviour without a missing field", () => {
    expect(said("Badge", { text: "Open", color: null, icon: "" }, "missing")).toEqual([
      "it.color It has the colour of the text.",
      "it.icon Only the word is shown.",
    ]);
  });

  it("reports unused keys", () => {
    expect(said("Member", { _full_name: "M", shoe_size: 42 }, "unused")).toEqual(["it.shoe_size"]);
  });

  it("checks a block by its type", () => {
    expect(said("ContentBlock", { type: "image_block" }, "missing")).toHaveLength(2);
    expect(said("ContentBlock", { type: "image_block" }, "notice")).toEqual([
      "it is of type image_block without image. The block is left out.",
    ]);
  });

  it("distinguishes markup that loses only its look from lost content", () => {
    expect(said("InvoiceRow", { title: "a", total: '<font class="x">1</font>' }, "notice")).toEqual([
      "it.total holds <font>. That is taken out, the text stays.",
    ]);
    expect(said("InvoiceRow", { title: "a", total: "<strong>1 €</strong><br>" }, "notice")).toEqual([]);
  });
});
