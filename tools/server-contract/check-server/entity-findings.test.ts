import { readContract } from "../contract/contract";
import type { EntityName } from "../contract/entities";
import { entityFindings } from "./entity-findings";

const contract = readContract();
// jsdom has no CSS.supports; the program adds one that uses jsdom's own styles (app-page).
beforeAll(() => Object.assign(globalThis, { CSS: { supports: (_: string, color: string) => color === "teal" } }));

function said(name: EntityName, sent: Record<string, unknown>, state: string): string[] {
  return entityFindings({ contract, formNames: new Set(["email"]) }, name, sent, "it")
    .filter((finding) => finding.state === state)
    .map(({ path, says }) => `${path} ${says}`.trim());
}

describe("what is said of an object", () => {
  it.each<[EntityName, Record<string, unknown>, string]>([
    ["Member", {}, "it._full_name is missing. The card has no name."],
    ["Member", { _full_name: { first: "M" } }, 'it._full_name is {"first":"M"}, expected text. The card has no name.'],
    [
      "Member",
      { _photo: "data:image/png,x" },
      'it._photo is "data:image/png,x", expected an http(s) address. The card has no photo.',
    ],
    [
      "Member",
      { _has_invalid_memberships: "no" },
      'it._has_invalid_memberships is "no", expected true or false. The card does not warn.',
    ],
    [
      "Member",
      { membership: { 3: { title: "Annual" }, 7: null } },
      "it.membership[1] is null, expected an object. It is left out.",
    ],
    ["Member", { membership: "none" }, 'it.membership is "none", expected a list. None are listed.'],
    [
      "Member",
      { membership: [null, 5, "x"] },
      "it.membership[0] is null, expected an object. It is left out, as are 2 more of this list.",
    ],
    [
      "Member",
      { _card_code: { value: "1", format: "aztec" } },
      'it._card_code.format is "aztec", expected qr, code128 or ean13. The code cannot be drawn.',
    ],
    [
      "Member",
      {
        invoice: [
          { id: 1, _list_title: "a" },
          { id: "1", _list_title: "b" },
        ],
      },
      'it.invoice[1].id is "1", as of an entry before it. Its address opens that one.',
    ],
    [
      "Invoice",
      { id: "INV-1" },
      'it.id is "INV-1", expected a whole number. The invoice is listed and cannot be opened.',
    ],
    ["Invoice", { _icon: "receit" }, 'it._icon is "receit", expected a Material Design icon. A neutral dot is shown.'],
    [
      "Invoice",
      { _icon_color: "tael" },
      'it._icon_color is "tael", expected a colour. The colour of the text is used.',
    ],
    [
      "InvoicePayment",
      { due_date: "1.2.2026" },
      'it.due_date is "1.2.2026", expected a day as YYYY-MM-DD. It is shown as it is.',
    ],
    [
      "InvoiceRow",
      { total: "<b onclick=x()>1</b><script>y()</script>" },
      "it.total holds onclick, <script>. For safety that is taken out.",
    ],
    [
      "Config",
      { cookie_consent_enabled: "soon" },
      'it.cookie_consent_enabled is "soon", expected true or false. No dialog opens by itself, and embedded content asks before it is shown.',
    ],
    [
      "Config",
      { hero_image: { src: "/a.jpg" } },
      'it.hero_image is {"src":"/a.jpg"}, expected an http(s) address, or an object with url. The head of the card holds name and memberships alone.',
    ],
    [
      "Config",
      { languages: ["fi", 7] },
      'it.languages is ["fi",7], expected a list of codes, or of objects with code. What is neither is left out.',
    ],
    [
      "ContentBlock",
      { type: "video" },
      'it.type is "video", expected one of text_content_block, image_block, gallery_block, video_block, files_block. The block is left out.',
    ],
    [
      "CollectionItem",
      { _start: "soon" },
      'it._start is "soon", expected YYYY-MM-DD or YYYY-MM-DDTHH:mm. It is not used.',
    ],
    [
      "PaymentForm",
      { fields: { a: [1] } },
      'it.fields is {"a":[1]}, expected an object of plain values. Objects and lists are left out.',
    ],
  ])("%s %j: wrong", (name, sent, sentence) => {
    expect(said(name, sent, "wrong")).toContain(sentence);
  });

  it("says nothing wrong of what is right", () => {
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
  ])("%s %j: counts what is not left out", (name, sent, entries, all) => {
    const findings = entityFindings({ contract, formNames: new Set() }, name, sent, "it");
    expect(findings.find((finding) => finding.entries !== undefined)).toMatchObject({ entries, sent: all });
  });

  it("says nothing wrong of payment fields that are posted as empty or as their text", () => {
    expect(said("PaymentForm", { action: "/pay", fields: { a: null, b: true, c: "", d: 1 } }, "wrong")).toEqual([]);
  });

  it("takes languages, and the links of a group, with numbers for keys", () => {
    expect(said("Config", { languages: { 1: "fi", 3: "en" } }, "wrong")).toEqual([]);
    expect(said("Config", { languages: { 1: "fi", 3: "en" } }, "shown")).toEqual(["it.languages fi, en"]);
    const links = { 1: { items: { 2: { url: "https://example.org/", label: "A" } } } };
    expect(entityFindings({ contract, formNames: new Set() }, "Config", { links }, "it")).toContainEqual(
      expect.objectContaining({ path: "it.links", entries: 1, sent: 1 }),
    );
  });

  it("says which languages are offered", () => {
    const sent = { languages: ["fi", { code: "en", title: "English" }, "sv", "se"] };
    expect(said("Config", sent, "shown")).toEqual(["it.languages fi, en"]);
    expect(said("Config", sent, "notice")).toEqual([
      'it.languages has "sv", "se", for which the app has no texts: not offered.',
    ]);
  });

  it("says what the app does without what is not there", () => {
    expect(said("Badge", { text: "Open", color: null, icon: "" }, "missing")).toEqual([
      "it.color It has the colour of the text.",
      "it.icon The word stands alone.",
    ]);
  });

  it("says what nothing reads, and takes no value of the form for that", () => {
    expect(said("Member", { _full_name: "M", email: "a@b.fi", shoe_size: 42 }, "unused")).toEqual(["it.shoe_size"]);
  });

  it("looks at a block as its type asks", () => {
    expect(said("ContentBlock", { type: "image_block" }, "missing")).toHaveLength(2);
    expect(said("ContentBlock", { type: "image_block" }, "notice")).toEqual([
      "it is of type image_block without image. The block is left out.",
    ]);
  });

  it("names markup that only loses its look apart from what is lost", () => {
    expect(said("InvoiceRow", { title: "a", total: '<font class="x">1</font>' }, "notice")).toEqual([
      "it.total holds <font>. That is taken out, the text stays.",
    ]);
    expect(said("InvoiceRow", { title: "a", total: "<strong>1 €</strong><br>" }, "notice")).toEqual([]);
  });
});
