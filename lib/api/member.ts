import * as z from "@/lib/api/zod";
import { detailSchema } from "./detail";
import { hasText } from "./json";
import { invoiceSchema } from "./invoice";
import { flag, from, listOf, optional, rawText, text, url, wire } from "./tolerant";

export const membershipSchema = wire({ id: text, title: text, subtitle: from("_list_subtitle", text) });

export const assignmentSchema = wire({
  id: text,
  icon: from("_list_icon", text),
  title: from("_list_title", text),
  subtitle: from("_list_subtitle", text),
  dates: from("_dates_formatted", text),
});

/** The card's code: its unchanged value, its format, and the text below it (docs/product.md, Show card). */
export const cardCodeSchema = wire({ value: rawText, format: text, text });

export const walletLinksSchema = wire({ apple: url, google: url });

/** The part of `memberData` that the app itself reads. */
export const knownFieldsSchema = wire({
  id: text,
  fullName: from("_full_name", text),
  memberships: from("membership", listOf(membershipSchema)),
  details: from("_details", listOf(detailSchema)),
  assignments: from("assignment", listOf(assignmentSchema)),
  invoices: from("invoice", listOf(invoiceSchema)),
  hasInvalidMemberships: from("_has_invalid_memberships", flag),
  cardCode: from("_card_code", optional(cardCodeSchema)),
  photo: from("_photo", url),
  verifyUrl: from("_verify_url", url),
  walletLinks: from("_wallet_links", optional(walletLinksSchema)),
});

/** The wire names of the fields of `memberData` that card and invoices show. All other fields are form values. */
export const knownFieldNames: readonly string[] = Object.keys(knownFieldsSchema.def.in.shape);

/** The signed-in member, from `memberData`. */
export const memberSchema = z.pipe(
  z.looseObject({}),
  z.transform((sent) => {
    const fields = z.parse(knownFieldsSchema, sent);
    return {
      ...fields,
      details: fields.details.filter(hasText),
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

/** Whether the answer to a save or a payment is another member's. A save may change the name, never the id. */
export function hasOtherId(known: Member, sent: Member): boolean {
  return known.id !== "" && sent.id !== "" && known.id !== sent.id;
}

/** Whether two identities (`Member.person`) are known to differ. An empty identity is unknown and never counts as different. */
export function isAnotherMember(person: string, other: string): boolean {
  return person !== "" && other !== "" && person !== other;
}
