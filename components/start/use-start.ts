import { useCallback, useEffect, useRef } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import type { Locale } from "@/lib/config/locales";
import { showLocale } from "@/lib/i18n/locale-store";
import { cancelFetches } from "@/lib/queries/fetch-answer";
import { refreshApp } from "@/lib/queries/refresh";
import { seedLocale } from "@/lib/queries/seed-locale";
import { beginSession } from "@/lib/queries/session";
import { settingsStore } from "@/lib/settings/settings-store";
import { returnFromCaptcha } from "@/lib/start/captcha";
import { followRestoredPage } from "@/lib/start/follow-restored-page";
import { followSession } from "@/lib/start/follow-session";
import { forgetRedirects } from "@/lib/start/may-redirect";
import { startApp } from "@/lib/start/start-app";
import { dispatchStart, startState } from "@/lib/start/start-store";

// In `npm run dev` a hot update of a text would empty the text store of the open page, so the page reloads instead.
if (process.env.NODE_ENV === "development") import.meta.turbopackHot?.decline();

const loadLazyParts = () => import("@/lib/start/lazy-followers");

/** Starts the app once, follows the session and the chosen language, and restarts on request. */
export function useStart(): { retry: () => void } {
  const { start, changeLocale } = useRuns();
  const restart = useCallback(() => {
    dispatchStart({ type: "retry" });
    void start();
  }, [start]);
  useEffect(() => followSession(), []);
  useEffect(() => settingsStore.follow(), []);
  useLazyFollowers();
  useRestoredPage(restart);
  useFirstStart(start);
  useChosenLocale(changeLocale);
  const retry = () => {
    forgetRedirects();
    restart();
  };
  return { retry };
}

/** Starts the app or changes its language. Each run aborts the previous one. */
function useRuns() {
  const running = useRef<AbortController | null>(null);

  const begin = useCallback(() => {
    running.current?.abort();
    cancelFetches();
    beginSession();
    running.current = new AbortController();
    return running.current.signal;
  }, []);

  const start = useCallback(async () => {
    const signal = begin();
    await showLocale(settingsStore.get().locale, signal);
    if (!signal.aborted) await startApp({ signal });
  }, [begin]);

  const changeLocale = useCallback(
    async (previous: Locale, locale: Locale) => {
      const signal = begin();
      seedLocale(previous, locale);
      await showLocale(locale, signal);
      if (signal.aborted) return;
      if (startState().name === "ready") await refreshApp({ isJoining: true });
      else await startApp({ signal, clearCache: true });
    },
    [begin],
  );
  return { start, changeLocale };
}

/** Starts what runs beside the app. No screen needs it, so a failed load is skipped. */
function useLazyFollowers(): void {
  const parts = useLoadedWhen(true, loadLazyParts);
  useEffect(() => parts?.startLazyFollowers(), [parts]);
}

/** The back/forward cache may restore a page in the state "redirecting". Without a restart it would stay there. */
function useRestoredPage(restart: () => void): void {
  useEffect(() => {
    const onRestored = () => {
      if (startState().name !== "ready") return restart();
      loadLazyParts().then(
        ({ catchUp }) => catchUp(),
        () => undefined,
      );
    };
    return followRestoredPage(onRestored);
  }, [restart]);
}

/** StrictMode runs the effect twice; the second run finds the first. */
function useFirstStart(start: () => Promise<void>): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    if (!returnFromCaptcha()) void start();
  }, [start]);
}

function useChosenLocale(onChange: (previous: Locale, locale: Locale) => Promise<void>): void {
  useEffect(() => {
    let shown = settingsStore.get().locale;
    return settingsStore.subscribe(() => {
      const { locale } = settingsStore.get();
      if (locale === shown) return;
      const previous = shown;
      shown = locale;
      void onChange(previous, locale);
    });
  }, [onChange]);
}
