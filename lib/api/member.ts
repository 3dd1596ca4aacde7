import * as z from "@/lib/api/zod";
import { detailSchema } from "./detail";
import { invoiceSchema } from "./invoice";
import { flag, listOf, optional, text, url, wire } from "./tolerant";

export const membershipSchema = wire({ id: text, title: text, _list_subtitle: text }, (membership) => ({
  id: membership.id,
  title: membership.title,
  subtitle: membership._list_subtitle,
}));

export const assignmentSchema = wire(
  { id: text, _list_icon: text, _list_title: text, _list_subtitle: text, _dates_formatted: text },
  (assignment) => ({
    id: assignment.id,
    icon: assignment._list_icon,
    title: assignment._list_title,
    subtitle: assignment._list_subtitle,
    dates: assignment._dates_formatted,
  }),
);

/** The card's code: its unchanged value, its format, and the text below it (docs/product.md, Show card). */
export const cardCodeSchema = wire({ value: text, format: text, text }, (code) => ({
  value: code.value,
  format: code.format,
  text: code.text,
}));

export const walletLinksSchema = wire({ apple: url, google: url }, (links) => ({
  apple: links.apple,
  google: links.google,
}));

const knownFields = {
  id: text,
  _full_name: text,
  membership: listOf(membershipSchema),
  _details: listOf(detailSchema),
  assignment: listOf(assignmentSchema),
  invoice: listOf(invoiceSchema),
  _has_invalid_memberships: flag,
  _card_code: optional(cardCodeSchema),
  _photo: url,
  _verify_url: url,
  _wallet_links: optional(walletLinksSchema),
};

/** The fields of `memberData` that card and invoices show. All other fields are form values. */
export const knownFieldNames: readonly string[] = Object.keys(knownFields);

/** The part of `memberData` that the app itself reads. */
export const knownFieldsSchema = wire(knownFields, (member) => ({
  id: member.id,
  fullName: member._full_name,
  memberships: member.membership,
  details: member._details,
  assignments: member.assignment,
  invoices: member.invoice,
  hasInvalidMemberships: member._has_invalid_memberships,
  cardCode: member._card_code,
  photo: member._photo,
  verifyUrl: member._verify_url,
  walletLinks: member._wallet_links,
}));

/** The signed-in member, from `memberData`. */
export const memberSchema = z.pipe(
  z.looseObject({}),
  z.transform((sent) => {
    const fields = z.parse(knownFieldsSchema, sent);
    return {
      ...fields,
      /** Identifies the member on a shared device: the id, else the full name. "" when the answer has neither. */
      person: fields.id || fields.fullName,
      /** Every key of memberData as sent: the form's current values are among them. */
      values: sent,
    };
  }),
);

export type Member = z.output<typeof memberSchema>;

/**
 * Merges an answer that carries a part of memberData into the known member. Fields that it does not mention stay. The identity
 * stays too: it is settled when a session starts.
 */
export function mergeMember(known: Member, sent: Pick<Member, "values">): Member {
  return { ...z.parse(memberSchema, { ...known.values, ...sent.values }), person: known.person };
}

/** Whether the answer to something the member sent belongs to another member. A save may change the name, never the id. */
export function hasOtherId(known: Member, sent: Member): boolean {
  return known.id !== "" && sent.id !== "" && known.id !== sent.id;
}

/** Whether two identities (`Member.person`) are known to differ. An empty identity is unknown and never counts as different. */
export function isAnother(person: string, other: string): boolean {
  return person !== "" && other !== "" && person !== other;
}
