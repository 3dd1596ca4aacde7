import type { Config } from "./config";
import { hasText } from "./json";
import type { Member } from "./member";

/** All data that the card's screen needs for its first frame, and that the shown card needs. */
export type CardModel = ReturnType<typeof cardModel>;

/**
 * Builds the card's model from parsed answers. `readCardModel` must return the same type: a field in only one of them does not
 * compile.
 */
export function cardModel(config: Config, member: Member) {
  return {
    person: member.person,
    fullName: member.fullName,
    memberships: member.memberships.map(({ id: _, ...shown }) => shown).filter(hasText),
    details: member.details,
    assignments: member.assignments.map(({ id: _, ...shown }) => shown).filter(hasText),
    photo: member.photo,
    /** The code of the shown card, or null. */
    code: member.cardCode?.value ? member.cardCode : null,
    /** Number of links that load later: the verify page and two kinds of wallet pass. */
    linkCount: [member.verifyUrl, member.walletLinks?.apple, member.walletLinks?.google].filter(Boolean).length,
    heroImage: config.heroImage,
    logo: config.logo,
    /** The warning about the membership, or null. Its texts are "" when the association set none. */
    warning: member.hasInvalidMemberships ? (config.invalidMembershipAlert ?? { title: "", summary: "" }) : null,
  };
}
