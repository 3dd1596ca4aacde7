import type { Config } from "./config";
import type { Member } from "./member";

/** All that the card's screen shows at first sight. */
export type CardModel = ReturnType<typeof cardModel>;

/** The card's model from parsed answers. `readCardModel` gives the same: a field of one only does not compile. */
export function cardModel(config: Config, member: Member) {
  return {
    fullName: member.fullName,
    memberships: member.memberships.map(({ id: _, ...shown }) => shown),
    details: member.details,
    assignments: member.assignments.map(({ id: _, ...shown }) => shown),
    photo: member.photo,
    /** How many links come later: a page where others can check the card, and the card for two kinds of wallet. */
    linkCount: [member.verifyUrl, member.walletLinks?.apple, member.walletLinks?.google].filter(Boolean).length,
    heroImage: config.heroImage,
    logo: config.logo,
    /** The warning about the membership; "" texts where the association gave none. Null when there is nothing to warn of. */
    warning: member.hasInvalidMemberships ? (config.invalidMembershipAlert ?? { title: "", summary: "" }) : null,
  };
}
