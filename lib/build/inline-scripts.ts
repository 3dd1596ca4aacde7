import { endpointTemplate } from "@/lib/api/endpoints";
import { env } from "@/lib/config/env";
import { bundleInlineScript } from "./bundle-inline-script";
import type { RecoveryTexts } from "@/lib/start/recover-page";
import type { FirstMessages } from "@/lib/i18n/message-files";
import { readLaterMessages, readMessages } from "./read-messages";
import { supportedLocales, type Locale } from "@/lib/config/locales";
import type { FirstPaintTexts } from "@/lib/start/first-paint-texts";

/** The first script of the page: theme, language, and the requests for config and me. At build only. */
export function earlyStartScript(): string {
  return bundleInlineScript("lib/start/early-start-entry.ts", {
    CONFIG_URL: endpointTemplate("config"),
    ME_URL: endpointTemplate("me"),
    ALLOWS_ANALYTICS: env.NEXT_PUBLIC_ANALYTICS === "on",
    RECOVERY_TEXTS: Object.fromEntries(supportedLocales.map((locale) => [locale, recoveryTexts(locale)])),
  });
}

/** Fills the element before it: see first-paint-entry.ts. At build only. */
export function firstPaintScript(): string {
  const texts = Object.fromEntries(supportedLocales.map((locale) => [locale, textsOf(readMessages(locale))]));
  return bundleInlineScript(
    "components/first-paint/first-paint-entry.ts",
    { TEXTS: texts },
    { "react/jsx-runtime": "components/first-paint/dom-jsx-runtime.ts" },
  );
}

function recoveryTexts(locale: Locale): RecoveryTexts {
  return { text: readLaterMessages(locale).recovery.text, tryAgain: readMessages(locale).common.tryAgain };
}

export function textsOf({ common, freshness, membershipCard, routes, shell, start }: FirstMessages): FirstPaintTexts {
  return {
    appName: env.NEXT_PUBLIC_APP_NAME,
    loading: start.loading,
    mainNavigation: shell.mainNavigation,
    common: { back: common.back, home: common.home, menu: common.menu },
    card: {
      assignments: membershipCard.assignments,
      details: membershipCard.details,
      edit: membershipCard.edit,
      invalidMembership: membershipCard.invalidMembership,
      memberships: membershipCard.memberships,
      photoOf: membershipCard.photoOf,
      show: membershipCard.show,
    },
    freshness: { refresh: freshness.refresh, updated: freshness.updated },
    routes,
  };
}
