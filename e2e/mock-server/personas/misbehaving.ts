import { associationCollections } from "../association/collections";
import { associationConfig } from "../association/config";
import { ordinaryValues } from "../association/my-account-form";
import type { Locale } from "../locale";
import { isWireObject, type Wire, type WireObject } from "../wire";
import { ordinary } from "./ordinary";
import type { Persona } from "./persona";

/** Invalid list entries. */
const rubbish: Wire[] = [null, "text", 7, true, [], [[]], {}];

export const misbehaving: Persona = {
  name: "misbehaving",
  label: "Pekka Pielessä",
  shows:
    "A server that misbehaves: malformed entries in every list, wrong types, missing and unknown fields, config parts that are null. The card must still open.",
  avatar: "/files/avatar-4.svg",
  values: ordinaryValues,
  collectionsWithConfig: true,
  config,
  collections(locale) {
    const usual = associationCollections(locale);
    return {
      articles: spoiled(usual.articles),
      events: spoiled(usual.events),
      benefits: { 0: "no list" },
      pages: null,
    };
  },
  member(locale, values) {
    const member = ordinary.member(locale, values);
    return {
      ...member,
      _full_name: 12345,
      _has_invalid_memberships: "false",
      _card_code: { value: null, format: "hologram" },
      _photo: 42,
      _wallet_links: "none",
      _new_in_next_version: { anything: [1, 2, 3] },
      membership: spoiled(member.membership ?? []),
      _details: spoiled(member._details ?? []),
      assignment: spoiled(member.assignment ?? []),
      invoice: [...spoiled(member.invoice ?? []), ...spoiledInvoices],
    };
  },
};

const spoiledInvoices: WireObject[] = [
  { id: "not a number", _list_title: "Id" },
  {
    id: 601,
    _list_title: { fi: "Otsikko" },
    _status: "Avoin",
    _details: "none",
    _table_rows: [null, "row", { title: null }],
    _is_payable: "yes",
    _receipt_link: 5,
  },
  {
    id: 602,
    _list_title: null,
    _status: { text: null, color: 5, icon: {} },
    _details: rubbish,
    _table_rows: {},
    _payment: "soon",
  },
];

function config(locale: Locale): WireObject {
  const usual = associationConfig(locale);
  return {
    ...usual,
    google_analytics_id: 0,
    cookie_info_page: null,
    installation_guide_page: {
      title: null,
      content_blocks: [...rubbish, { id: 1, type: "no_such_block" }, { type: "gallery_block", images: "none" }],
    },
    invalid_membership_alert: null,
    hero_image: 42,
    payment_information: "none",
    links: [...rubbish, { id: 9, title: null, items: rubbish }],
    logo: { dark: null, light: "none" },
    languages: rubbish,
    forms: {
      myAccount: {
        fields: [{ type: "text", name: "email", rules: { required: true }, props: "none" }, ...fieldsOf(usual)],
      },
    },
    _unknown: [],
  };
}

function fieldsOf({ forms }: WireObject): Wire[] {
  const schema = isWireObject(forms) ? forms.myAccount : undefined;
  return isWireObject(schema) && Array.isArray(schema.fields) ? schema.fields : [];
}

/** Valid entries between the invalid ones: the app must show them. */
function spoiled(list: Wire): Wire[] {
  const [first = null, ...rest] = Array.isArray(list) ? list : [];
  return [null, first, ...rubbish, { id: { no: "id" } }, ...rest];
}
