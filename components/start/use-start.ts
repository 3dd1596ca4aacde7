import { useEffect, useRef } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { settingsStore } from "@/lib/settings/settings-store";
import { returnFromCaptcha } from "@/lib/start/captcha";
import { followRestoredPage } from "@/lib/start/follow-restored-page";
import { followSession } from "@/lib/start/follow-session";
import { changeLocale, restart, start } from "@/lib/start/start-runs";
import { startState } from "@/lib/start/start-store";

// In `npm run dev` a hot update of a text would empty the text store of the open page, so the page reloads instead.
if (process.env.NODE_ENV === "development") import.meta.turbopackHot?.decline();

const loadLazyParts = () => import("@/lib/start/lazy-followers");

/** Starts the app once, and follows the session and the chosen language. */
export function useStart(): void {
  useEffect(() => followSession(), []);
  useEffect(() => settingsStore.follow(), []);
  useLazyFollowers();
  useEffect(() => followRestoredPage(handleRestoredPage), []);
  useFirstStart();
  useEffect(() => followChosenLocale(), []);
}

/** Starts what runs beside the app. No screen needs it, so a failed load is skipped. */
function useLazyFollowers(): void {
  const parts = useLoadedWhen(true, loadLazyParts);
  useEffect(() => parts?.startLazyFollowers(), [parts]);
}

/** The back/forward cache may restore a page in the state "redirecting". Without a restart it would stay there. */
function handleRestoredPage(): void {
  if (startState().name !== "ready") return restart();
  loadLazyParts().then(
    ({ catchUp }) => catchUp(),
    () => undefined,
  );
}

/** StrictMode runs the effect twice; the second run finds the first. */
function useFirstStart(): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    if (!returnFromCaptcha()) void start();
  }, []);
}

function followChosenLocale(): () => void {
  let shown = settingsStore.get().locale;
  return settingsStore.subscribe(() => {
    const { locale } = settingsStore.get();
    if (locale === shown) return;
    const previous = shown;
    shown = locale;
    void changeLocale(previous, locale);
  });
}
