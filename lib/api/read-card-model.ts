import { decodeEntities } from "./decode-entities";
import { asAddress, asFlag, asList, isRecord, hasVisibleText, hasText, scalarText } from "./json";
import type { CardModel } from "./card-model";

/**
 * Builds the card's model straight from the bodies of config and me. The first paint uses it, because zod would be ten times its
 * size. A property test compares it with `cardModel` of the parsed answers for any JSON.
 * @returns null when the bodies hold no member
 */
export function readCardModel(configBody: unknown, meBody: unknown): CardModel | null {
  const config = object(isRecord(object(meBody).config) ? object(meBody).config : object(configBody).config);
  const member = isRecord(object(meBody).memberData) ? object(meBody).memberData : object(configBody).memberData;
  if (!isRecord(member)) return null;
  const alert = object(config.invalid_membership_alert);
  const logo = object(config.logo);
  const wallets = object(member._wallet_links);
  const code = object(member._card_code);
  const fullName = text(member._full_name);
  return {
    person: text(member.id) || fullName,
    fullName,
    memberships: list(member.membership)
      .map((entry) => ({ title: text(entry.title), subtitle: text(entry._list_subtitle) }))
      .filter(hasText),
    details: list(member._details)
      .map((entry) => ({ label: text(entry.label), value: text(entry.value) }))
      .filter(hasText),
    assignments: list(member.assignment)
      .map((entry) => ({
        icon: text(entry._list_icon),
        title: text(entry._list_title),
        subtitle: text(entry._list_subtitle),
        dates: text(entry._dates_formatted),
      }))
      .filter(hasText),
    photo: asAddress(member._photo),
    code: rawText(code.value) ? { value: rawText(code.value), format: text(code.format), text: text(code.text) } : null,
    linkCount: [member._verify_url, wallets.apple, wallets.google].filter(asAddress).length,
    heroImage: image(config.hero_image),
    logo: { dark: image(logo.dark), light: image(logo.light) },
    warning: asFlag(member._has_invalid_memberships)
      ? { title: text(alert.title), summary: text(alert.summary) }
      : null,
  };
}

const object = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const list = (value: unknown) => (asList(value) ?? []).filter(isRecord);
const isText = (value: unknown): value is string | number | true =>
  typeof value === "string" || value === true || Number.isFinite(value);
const rawText = (value: unknown) => (isText(value) && hasVisibleText(String(value)) ? scalarText(value) : "");
const text = (value: unknown) => rawText(decodeEntities(rawText(value)));
const image = (value: unknown) => asAddress(isRecord(value) ? value.url : value);
