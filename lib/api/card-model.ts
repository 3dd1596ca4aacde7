import type { Config } from "./config";
import type { Member } from "./member";

/** All that the card's screen shows at first sight. */
export interface CardModel {
  fullName: string;
  memberships: { title: string; subtitle: string }[];
  details: { label: string; value: string }[];
  assignments: { icon: string; title: string; subtitle: string; dates: string }[];
  photo: string;
  /** How many links come later: a page where others can check the card, and the card for two kinds of wallet. */
  linkCount: number;
  heroImage: string;
  logo: { dark: string; light: string };
  /** The warning about the membership; "" texts where the association gave none. Null when there is nothing to warn of. */
  warning: { title: string; summary: string } | null;
}

/** The card's model from parsed answers. */
export function cardModel(config: Config, member: Member): CardModel {
  return {
    fullName: member.fullName,
    memberships: member.memberships.map(({ id: _, ...shown }) => shown),
    details: member.details,
    assignments: member.assignments.map(({ id: _, ...shown }) => shown),
    photo: member.photo,
    linkCount: [member.verifyUrl, member.walletLinks?.apple, member.walletLinks?.google].filter(Boolean).length,
    heroImage: config.heroImage,
    logo: config.logo,
    warning: member.hasInvalidMemberships ? (config.invalidMembershipAlert ?? { title: "", summary: "" }) : null,
  };
}
