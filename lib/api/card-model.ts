import { safeUrl } from "@/lib/base/safe-url";
import type { Config } from "./config";
import type { Member } from "./member";

/** All that the card's screen shows at first sight. */
export interface CardModel {
  fullName: string;
  memberships: { title: string; subtitle: string }[];
  details: { label: string; value: string }[];
  assignments: { icon: string; title: string; subtitle: string; dates: string }[];
  photo: string;
  heroImage: string;
  logo: { dark: string; light: string };
  /** The warning about the membership; "" texts where the association gave none. Null when there is nothing to warn of. */
  warning: { title: string; summary: string } | null;
}

/** The card's model from parsed answers. */
export function cardModel(config: Config, member: Member): CardModel {
  return {
    fullName: member.fullName,
    memberships: member.memberships.map(({ title, subtitle }) => ({ title, subtitle })),
    details: member.details.map(({ label, value }) => ({ label, value })),
    assignments: member.assignments.map(({ icon, title, subtitle, dates }) => ({ icon, title, subtitle, dates })),
    photo: member.photo,
    heroImage: config.heroImage,
    logo: config.logo,
    warning: member.hasInvalidMemberships ? (config.invalidMembershipAlert ?? { title: "", summary: "" }) : null,
  };
}

/**
 * The same model straight from the bodies of config and me, for the first paint: without zod, which would be ten times
 * its size. A property test holds it to `cardModel` of the parsed answers for any JSON.
 * @returns null when there is no member in them
 */
export function readCardModel(configBody: unknown, meBody: unknown): CardModel | null {
  const config = object(isObject(object(meBody).config) ? object(meBody).config : object(configBody).config);
  const memberData = isObject(object(meBody).memberData) ? object(meBody).memberData : object(configBody).memberData;
  if (!isObject(memberData)) return null;
  const member = memberData;
  const alert = object(config.invalid_membership_alert);
  const logo = object(config.logo);
  return {
    fullName: text(member._full_name),
    memberships: list(member.membership).map((entry) => ({
      title: text(entry.title),
      subtitle: text(entry._list_subtitle),
    })),
    details: list(member._details).map((entry) => ({ label: text(entry.label), value: text(entry.value) })),
    assignments: list(member.assignment).map((entry) => ({
      icon: text(entry._list_icon),
      title: text(entry._list_title),
      subtitle: text(entry._list_subtitle),
      dates: text(entry._dates_formatted),
    })),
    photo: address(member._photo),
    heroImage: image(config.hero_image),
    logo: { dark: image(logo.dark), light: image(logo.light) },
    warning: flag(member._has_invalid_memberships) ? { title: text(alert.title), summary: text(alert.summary) } : null,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const object = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]).filter(isObject) : []);
const isText = (value: unknown) => typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
const text = (value: unknown) => (isText(value) ? String(value) : "");
const flag = (value: unknown) => value === true || value === 1 || value === "1" || value === "true";
const address = (value: unknown) => (typeof value === "string" ? (safeUrl(value) ?? "") : "");
const image = (value: unknown) => address(isObject(value) ? value.url : value);
