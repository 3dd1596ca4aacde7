/**
 * The first script of every page, in <head>: what strings may become code at all, theme and language before anything is
 * painted, and the requests for config and me before any other script is loaded, or behind the card that is kept. Bundled by
 * bundle-inline-script.ts; keep it small and free of imports that are not.
 */
import { defaultLocale, supportedLocales } from "@/lib/config/locales";
import { localStore, sessionStore } from "@/lib/platform/storage";
import { showThemeColor } from "@/lib/platform/theme-color";
import { createTrustedPolicy } from "@/lib/platform/trusted-types";
import { fetchAhead } from "./fetch-ahead";
import { isOwnScript } from "./own-script";
import { watchFirstFiles, type RecoveryTexts } from "./recover-page";

/** Addresses with `{locale}` in them. */
declare const CONFIG_URL: string;
declare const ME_URL: string;
declare const ALLOWS_ANALYTICS: boolean;
declare const RECOVERY_TEXTS: Record<string, RecoveryTexts>;

// For all strings that become part of the page: no HTML and no code, and only the app's own scripts.
createTrustedPolicy("default", {
  createScriptURL: (address) => {
    if (!isOwnScript(address, location.href, ALLOWS_ANALYTICS))
      throw new TypeError(`Not a script of the app: ${address}`);
    return address;
  },
});

const settings = readSettings();
const isKnown = supportedLocales.some((locale) => locale === settings.locale);
const locale = isKnown ? String(settings.locale) : defaultLocale;
const isDark =
  typeof settings.darkMode === "boolean" ? settings.darkMode : matchMedia("(prefers-color-scheme: dark)").matches;

document.documentElement.lang = locale;
document.documentElement.dataset.theme = isDark ? "dark" : "light";
showThemeColor(isDark);
const recoveryTexts = RECOVERY_TEXTS[locale];
if (recoveryTexts) watchFirstFiles(recoveryTexts);
addEventListener("beforeinstallprompt", (event) => {
  // Kept for the app's own button: see lib/pwa/install-prompt.ts.
  event.preventDefault();
  window.installPrompt = event;
});

if (!isReturningFromCaptcha()) {
  window.earlyAnswers = new Map();
  window.hadEarlyCard = localStore.read("storedCard") !== null;
  // A card that is kept is painted first: the two requests hold up a slow phone for 20 to 30 ms.
  if (window.hadEarlyCard) window.askEarly = askEarly;
  else askEarly();
  // A page that was left before the app ran, and is shown as it was left: somebody else may have signed in since.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.earlyAnswers?.clear();
  });
}

fetchAhead();

/** Asks for config and me. */
function askEarly(): void {
  for (const template of [CONFIG_URL, ME_URL]) {
    const url = template.replace("{locale}", locale);
    const answer = fetch(url, { credentials: "include", cache: "no-store", headers: { Accept: "application/json" } });
    // Whoever takes the answer over handles its failure; until then it is no unhandled rejection.
    answer.catch(() => undefined);
    window.earlyAnswers?.set(url, answer);
  }
}

function readSettings(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStore.read("settings") ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isReturningFromCaptcha(): boolean {
  return sessionStore.read("captchaReturn") !== null;
}
