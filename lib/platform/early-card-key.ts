/** Where the part of the card that the first paint draws is kept in localStorage: see lib/offline/early-card.ts. */
export const earlyCardKey = "storedCard";
