import { endpointTemplate } from "@/lib/api/endpoints";
import { env } from "@/lib/base/env";
import { bundleInlineScript } from "@/lib/boot/bundle-inline-script";
import type { RecoveryTexts } from "@/lib/boot/recover-page";
import type { FirstMessages } from "@/lib/i18n/message-files";
import { readLaterMessages, readMessages } from "@/lib/i18n/read-messages";
import { supportedLocales, type Locale } from "@/lib/base/locales";
import type { FirstPaintTexts } from "./first-paint-texts";

/** The first script of the page: theme, language, and the requests for config and me. At build only. */
export function earlyStartScript(): string {
  return bundleInlineScript("lib/boot/early-start-entry.ts", {
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
    "components/boot/first-paint/first-paint-entry.ts",
    { TEXTS: texts },
    { "react/jsx-runtime": "components/boot/first-paint/dom-jsx-runtime.ts" },
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
