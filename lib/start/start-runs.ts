import type { Locale } from "@/lib/config/locales";
import { showLocale } from "@/lib/i18n/locale-store";
import { cancelFetches } from "@/lib/queries/fetch-answer";
import { refreshApp } from "@/lib/queries/refresh";
import { seedLocale } from "@/lib/queries/seed-locale";
import { beginSession } from "@/lib/queries/session";
import { settingsStore } from "@/lib/settings/settings-store";
import { forgetRedirects } from "./may-redirect";
import { startApp } from "./start-app";
import { dispatchStart, startState } from "./start-store";

/** The latest start or change of language. The next one aborts it. */
let running = new AbortController();

export async function start(): Promise<void> {
  const signal = beginRun();
  await showLocale(settingsStore.get().locale, signal);
  if (!signal.aborted) await startApp({ signal });
}

/** Starts again from the loading screen. */
export function restart(): void {
  dispatchStart({ type: "retry" });
  void start();
}

/** The member's _Try again_: redirects are counted anew. */
export function tryAgain(): void {
  forgetRedirects();
  restart();
}

export async function changeLocale(previous: Locale, locale: Locale): Promise<void> {
  const signal = beginRun();
  seedLocale(previous, locale);
  await showLocale(locale, signal);
  if (signal.aborted) return;
  if (startState().name === "ready") await refreshApp({ isJoining: true });
  else await startApp({ signal, clearCache: true });
}

function beginRun(): AbortSignal {
  running.abort();
  cancelFetches();
  beginSession();
  running = new AbortController();
  return running.signal;
}
