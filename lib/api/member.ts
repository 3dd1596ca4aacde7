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

/** The code of the card: its value as it is, how to draw it and the text below it (decisions 1). */
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

/** What card and invoices show of `memberData`; its other fields are values of the form. */
export const knownFieldNames: readonly string[] = Object.keys(knownFields);

/** What the app itself reads of `memberData`. */
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

/** The signed-in member: `memberData` of spec 3. */
export const memberSchema = z.pipe(
  z.looseObject({}),
  z.transform((sent) => {
    const fields = z.parse(knownFieldsSchema, sent);
    return {
      ...fields,
      /** Identifies the member on a shared device: the id, else the full name. "" when the answer has neither. */
      person: fields.id || fields.fullName,
      /** Every key of memberData as sent: the form fields' current values lie beside the rest (decisions 1). */
      values: sent,
    };
  }),
);

export type Member = z.output<typeof memberSchema>;

/**
 * Completes an answer that carries a part of memberData: what it does not mention stays as it was, and so does the identity,
 * which is settled when a session starts.
 */
export function mergeMember(known: Member, sent: Pick<Member, "values">): Member {
  return { ...z.parse(memberSchema, { ...known.values, ...sent.values }), person: known.person };
}

/** Whether an answer to what the member sent is about somebody else: a save may change the name, never the id. */
export function hasOtherId(known: Member, sent: Member): boolean {
  return known.id !== "" && sent.id !== "" && known.id !== sent.id;
}

/** Whether two are known to be different people. Nobody is not another person. Names are `Member.person`. */
export function isAnother(person: string, other: string): boolean {
  return person !== "" && other !== "" && person !== other;
}
