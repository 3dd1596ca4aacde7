import type { RouteName } from "@/lib/routes/routes";

/**
 * The messages of the card, the shown card and the bars: the page draws them before React, so the exported script carries these
 * texts.
 */
export const firstPaintKeys = [
  "common.back",
  "common.close",
  "common.home",
  "common.membershipCard",
  "common.menu",
  "freshness.refresh",
  "freshness.updated",
  "membershipCard.assignments",
  "membershipCard.details",
  "membershipCard.edit",
  "membershipCard.invalidMembership",
  "membershipCard.memberships",
  "membershipCard.photoOf",
  "membershipCard.show",
  "shell.mainNavigation",
  "showCard.code",
  "showCard.copied",
  "showCard.copy",
  "showCard.copyFailed",
  "showCard.invalid",
  "start.loading",
] as const;

export type FirstPaintKey = (typeof firstPaintKeys)[number] | `routes.${RouteName}`;
export type FirstPaintTexts = Record<FirstPaintKey, string>;

/** The translator of components that both React and the first paint render: next-intl's, or `plainTranslator` before React. */
export type FirstPaintTranslator = (key: FirstPaintKey, values?: Record<string, string>) => string;

/** Fills in values as they are. Knows no plurals and no formats. */
export function plainTranslator(texts: FirstPaintTexts): FirstPaintTranslator {
  return (key, values = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, () => value), texts[key]);
}
