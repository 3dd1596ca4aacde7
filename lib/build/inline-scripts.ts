import { hash } from "node:crypto";
import { endpointTemplate } from "@/lib/api/endpoints";
import { env } from "@/lib/config/env";
import { bundleInlineScript } from "./bundle-inline-script";
import type { RecoveryTexts } from "@/lib/start/recover-page";
import { readLazyMessages, readMessages } from "./read-messages";
import { supportedLocales, type Locale } from "@/lib/config/locales";
import { routeNames } from "@/lib/routes/routes";
import { firstPaintKeys, type FirstPaintKey, type FirstPaintTexts } from "@/lib/start/first-paint-texts";

/** The page's first script: theme, language, and the requests for config and me. At build time. */
export function earlyStartScript(): string {
  return bundleInlineScript("lib/start/early-start-entry.ts", {
    CONFIG_URL: endpointTemplate("config"),
    ME_URL: endpointTemplate("me"),
    ALLOWS_ANALYTICS: env.NEXT_PUBLIC_ANALYTICS === "on",
    RECOVERY_TEXTS: Object.fromEntries(supportedLocales.map((locale) => [locale, recoveryTexts(locale)])),
  });
}

/** Fills the element before it: see first-paint-entry.ts. At build time. */
export function firstPaintScript(): string {
  const texts = Object.fromEntries(supportedLocales.map((locale) => [locale, firstPaintTexts(locale)]));
  return bundleInlineScript(
    "components/first-paint/first-paint-entry.ts",
    { TEXTS: texts, ENCODER_INTEGRITY: `sha256-${hash("sha256", encoderScript(), "base64")}` },
    { "react/jsx-runtime": "components/first-paint/dom-jsx-runtime.ts" },
  );
}

/** Draws the card's code at a first visit: see early-encoder.ts. At build time. */
export function encoderScript(): string {
  return bundleInlineScript("lib/start/early-encoder-entry.ts", {});
}

function recoveryTexts(locale: Locale): RecoveryTexts {
  return { text: readLazyMessages(locale).recovery.text, tryAgain: readMessages(locale).common.tryAgain };
}

/** The messages of `firstPaintKeys` and all route titles, under their keys. */
function firstPaintTexts(locale: Locale): FirstPaintTexts {
  const keys: readonly FirstPaintKey[] = [...firstPaintKeys, ...routeNames.map((name) => `routes.${name}` as const)];
  // Object.fromEntries loses the keys.
  return Object.fromEntries(keys.map((key) => [key, messageOf(locale, key)])) as FirstPaintTexts;
}

/** @throws when a language has no such message: next-intl would show its key, and the first paint nothing */
function messageOf(locale: Locale, key: FirstPaintKey): string {
  const [area = "", name = ""] = key.split(".");
  const text = [readMessages(locale), readLazyMessages(locale)]
    .map((messages) => (messages as Record<string, Record<string, unknown>>)[area]?.[name])
    .find((message) => typeof message === "string");
  if (typeof text !== "string") throw new Error(`No message "${key}" for the first paint.`);
  return text;
}
