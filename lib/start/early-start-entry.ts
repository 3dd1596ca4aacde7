/**
 * The first script of every page, in <head>. It limits which strings may become code, sets theme and language before the
 * first paint, and requests config and me: before other scripts load, or after the stored card is painted. Bundled by
 * bundle-inline-script.ts; keep it and its imports small.
 */
import { localStore, sessionStore } from "@/lib/platform/storage";
import { showThemeColor } from "@/lib/platform/theme-color";
import { createTrustedPolicy } from "@/lib/platform/trusted-types";
import { parseSettings } from "@/lib/settings/settings";
import { fetchAhead } from "./app-files";
import { isOwnScript } from "./own-script";
import { watchFirstFiles, type RecoveryTexts } from "./recover-page";

/** Addresses with a `{locale}`. */
declare const CONFIG_URL: string;
declare const ME_URL: string;
declare const ALLOWS_ANALYTICS: boolean;
declare const RECOVERY_TEXTS: Record<string, RecoveryTexts>;

// The default policy: no string becomes HTML or code, and only the app's own scripts load. It empties what it does not allow:
// an exception would stop React, which draws a page anew that an extension has changed, and Next's last error screen.
// React makes each script element of such a page from an empty one, which never runs.
createTrustedPolicy("default", {
  createHTML: (markup) => (markup === "<script></script>" ? markup : ""),
  createScriptURL: (address) => (isOwnScript(address, location.href, ALLOWS_ANALYTICS) ? address : ""),
});

// Many hosts serve `//app/` as `/app/`, but the router would take such a path for the address of another host. All serve the
// page under the name of its file too.
const { pathname, search, hash } = location;
const path = pathname.replace(/^\/+/, "/").replace(/\/index\.html$/, "/");
if (path !== pathname) history.replaceState(history.state, "", path + search + hash);

const { locale, darkMode } = parseSettings(localStore.read("settings"));
const isDark = darkMode ?? matchMedia("(prefers-color-scheme: dark)").matches;

document.documentElement.lang = locale;
document.documentElement.dataset.theme = isDark ? "dark" : "light";
showThemeColor(isDark);
const recoveryTexts = RECOVERY_TEXTS[locale];
if (recoveryTexts) watchFirstFiles(recoveryTexts);
addEventListener("beforeinstallprompt", (event) => {
  // For the app's own button: see lib/pwa/install-prompt.ts.
  event.preventDefault();
  window.installPrompt = event;
});

// A return from a captcha leaves this page at once, so it requests nothing.
if (sessionStore.read("captchaReturn") === null) {
  window.earlyAnswers = new Map();
  window.hadEarlyCard = localStore.read("storedCard") !== null;
  // A stored card is painted first: the two requests block a slow phone for 20 to 30 ms.
  if (window.hadEarlyCard) window.fetchEarly = fetchEarly;
  else fetchEarly();
  // The back/forward cache may restore a page whose app never ran: another member may have signed in since.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.earlyAnswers?.clear();
  });
}

fetchAhead();

/** Requests config and me. */
function fetchEarly(): void {
  for (const template of [CONFIG_URL, ME_URL]) {
    const url = template.replace("{locale}", locale);
    const answer = fetch(url, { credentials: "include", cache: "no-store", headers: { Accept: "application/json" } });
    // Whoever takes the answer handles a failure. Until then, ignore the rejection.
    answer.catch(() => undefined);
    window.earlyAnswers?.set(url, answer);
  }
}
