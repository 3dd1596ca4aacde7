import { useCallback, useEffect, useRef } from "react";
import { returnFromCaptcha } from "@/lib/start/captcha";
import { followSession } from "@/lib/start/follow-session";
import { leaveIfLoggedOut } from "@/lib/start/leave-if-logged-out";
import { forgetRedirects } from "@/lib/start/may-redirect";
import { startApp } from "@/lib/start/start-app";
import { dispatchStart, startState } from "@/lib/start/start-store";
import { cancelReadings } from "@/lib/queries/read-server";
import { refreshApp } from "@/lib/queries/refresh";
import { beginSession } from "@/lib/queries/session";
import { showLocale } from "@/lib/i18n/locale-store";
import { seedLocale } from "@/lib/queries/seed-locale";
import { settingsStore } from "@/lib/settings/settings-store";

const loadLazyParts = () => import("@/lib/start/lazy-followers");

/** Starts the app once, follows the session and the chosen language, and restarts on request. */
export function useStart(): { retry: () => void } {
  const running = useRef<AbortController | null>(null);

  /** Aborts the previous run. */
  const begin = useCallback(() => {
    running.current?.abort();
    cancelReadings();
    beginSession();
    running.current = new AbortController();
    return running.current.signal;
  }, []);

  const start = useCallback(async () => {
    const signal = begin();
    const { locale } = settingsStore.get();
    await showLocale(locale);
    if (!signal.aborted) await startApp({ signal });
  }, [begin]);

  useEffect(() => followSession(), []);
  useEffect(() => startWhenLoaded(loadLazyParts, ({ startLazyFollowers }) => startLazyFollowers()), []);
  useEffect(() => settingsStore.follow(), []);

  useEffect(() => {
    // The back/forward cache restores the page as it was left; it must not stay on "redirecting".
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted || leaveIfLoggedOut()) return;
      if (startState().name === "ready") {
        loadLazyParts().then(
          ({ catchUp }) => catchUp(),
          () => undefined,
        );
        return;
      }
      dispatchStart({ type: "retry" });
      void start();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [start]);

  useEffect(() => {
    // StrictMode runs this twice; the second run finds the start in flight.
    if (running.current === null && !returnFromCaptcha()) void start();
  }, [start]);

  useEffect(() => {
    let shown = settingsStore.get().locale;
    return settingsStore.subscribe(() => {
      const { locale } = settingsStore.get();
      if (locale === shown) return;
      const previous = shown;
      shown = locale;
      void showLocaleAndReload(previous, locale);
    });
    async function showLocaleAndReload(previous: string, locale: typeof shown) {
      const signal = begin();
      seedLocale(previous, locale);
      await showLocale(locale);
      if (signal.aborted) return;
      if (startState().name === "ready") await refreshApp({ isJoining: true });
      else await startApp({ signal, clearCache: true });
    }
  }, [begin]);

  const retry = useCallback(() => {
    forgetRedirects();
    dispatchStart({ type: "retry" });
    void start();
  }, [start]);
  return { retry };
}

/**
 * Loads a part, then starts it. Skips one that fails to load: no screen needs it.
 * @param start returns the function that stops it @returns stops it, even before it has loaded
 */
function startWhenLoaded<Part>(load: () => Promise<Part>, start: (part: Part) => () => void): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  load().then(
    (part) => {
      if (!isStopped) stop = start(part);
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
