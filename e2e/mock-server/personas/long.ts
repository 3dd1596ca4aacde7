import { associationCollections } from "../association/collections";
import { associationConfig } from "../association/config";
import { ordinaryValues } from "../association/my-account-form";
import type { Locale } from "../locale";
import { isWireObject, type Wire, type WireObject } from "../wire";
import type { Persona } from "./persona";

const name120 =
  "Anna-Kaarina Maximiliana Esimerkinomainen-Ylipitkäsukunimi von und zu Mallikkala-Kokeilunen-Testaajanlahti af Näyttölä".padEnd(
    120,
    "n",
  );
const unbroken = "Kolmivaihekilowattituntimittariasentajanapulaisharjoittelijayhdistystoimikuntapuheenjohtajisto";
const markup = "<b>Lihava</b> & <script>alert(1)</script>";
const rightToLeft = "عضو في الجمعية (اختبار)";
const emoji = "🏔️🌲👩‍👩‍👧‍👦 Retkeilijä 🏳️‍🌈";

export const long: Persona = {
  name: "long",
  label: "Anna-Kaarina Ylipitkä",
  shows:
    "Long and odd texts: 120-character names, unbroken words, emoji, right-to-left, text that looks like HTML, numbers as texts, null lists, unknown icons and colours.",
  avatar: "/files/avatar-3.svg",
  values: {
    ...ordinaryValues,
    email: `${"pitka.".repeat(15)}osoite@example.org`,
    street: unbroken,
    city: emoji,
    notes: markup,
  },
  collectionsWithConfig: true,
  config,
  collections(locale) {
    const usual = associationCollections(locale);
    return { ...usual, articles: odd(usual.articles), benefits: odd(usual.benefits), events: odd(usual.events) };
  },
  member: () => ({
    _full_name: name120,
    _has_invalid_memberships: false,
    membership: [
      { id: 1, title: unbroken, _list_subtitle: name120 },
      { id: 2, title: markup, _list_subtitle: emoji },
      { id: 3, title: rightToLeft, _list_subtitle: 2026 },
      { id: 4, title: 42, _list_subtitle: null },
    ],
    _details: [
      { label: unbroken, value: unbroken },
      { label: "Numero", value: 0 },
      { label: markup, value: rightToLeft },
      { label: emoji, value: name120 },
      { label: "", value: null },
    ],
    _card_code: { value: `https://kaarnapolku.example/?nimi=${name120}`, format: "qr", text: unbroken },
    assignment: [
      {
        id: 1,
        _list_icon: "mdi-no-such-icon",
        _list_title: unbroken,
        _list_subtitle: name120,
        _dates_formatted: "1.1.1900 – 31.12.2999, 1.1.1900 – 31.12.2999, 1.1.1900 – 31.12.2999",
      },
      { id: "a", _list_icon: "hiking", _list_title: emoji, _list_subtitle: rightToLeft, _dates_formatted: 2026 },
      { id: 3, _list_icon: null, _list_title: markup, _list_subtitle: null, _dates_formatted: null },
    ],
    invoice: oddInvoices,
  }),
};

const oddInvoices: WireObject[] = [
  {
    id: 77,
    _list_title: unbroken,
    _list_summary: name120,
    _icon: "mdi-no-such-icon",
    _icon_color: "rebeccapurple",
    _status: { text: unbroken, color: "no-such-colour", icon: "" },
    _details: [{ label: unbroken, value: `${unbroken}${unbroken}` }],
    _table_rows: [
      { title: name120, quantity: 1_000_000, total: `<em>${"9".repeat(30)},00 €</em>` },
      { title: markup, quantity: "kaksi", total: "<img src=x onerror=alert(1)>12,00 €" },
    ],
    _is_payable: true,
    _receipt_link: "/files/receipt-77.pdf",
  },
  {
    id: "78",
    _list_title: 78,
    _list_summary: null,
    _icon: "",
    _icon_color: "#0a7f3f",
    _status: null,
    _details: null,
    _table_rows: null,
    _is_payable: false,
    _receipt_link: "javascript:alert(1)",
  },
];

function config(locale: Locale): WireObject {
  const guide = {
    id: 900,
    title: unbroken,
    content_blocks: [{ id: 1, type: "text_content_block", content: `<p>${unbroken}</p><pre>${"x".repeat(300)}</pre>` }],
  };
  const items = [
    { id: 1, label: unbroken, url: "https://kaarnapolku.example/", icon: "mdi-no-such-icon" },
    { id: 2, label: markup, url: "javascript:alert(1)", icon: 42 },
    { id: 3, label: name120, url: "https://kaarnapolku.example/", icon: null },
    { id: 4, label: "Kirjoita", url: "mailto:toimisto@kaarnapolku.example", icon: "mdi-email-outline" },
    { id: 5, label: "Soita", url: "tel:+358405550100", icon: "mdi-phone" },
  ];
  return {
    ...associationConfig(locale),
    installation_guide_page: guide,
    links: [
      { id: 1, title: unbroken, items },
      { id: 2, title: emoji, items: null },
    ],
  };
}

/** Long texts in the first entry, odd ones in the second. */
function odd(list: Wire): Wire {
  if (!Array.isArray(list)) return list;
  const changes: WireObject[] = [
    {
      title: unbroken,
      summary: name120.repeat(4),
      badge: { text: name120, color: "hotpink", icon: "mdi-no-such-icon" },
    },
    {
      title: 12345,
      summary: markup,
      subtitle: rightToLeft,
      badge: "text",
      avatar: "/files/no-such-picture.svg",
      icon_color: "not a colour",
    },
  ];
  return list.map((entry, index) => (isWireObject(entry) ? { ...entry, ...changes[index] } : entry));
}
