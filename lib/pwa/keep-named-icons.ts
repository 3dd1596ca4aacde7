import type { QueryClient } from "@tanstack/react-query";
import { network } from "@/lib/base/network";
import { whenIdle } from "@/lib/base/when-idle";
import { cookieIcon } from "@/lib/icons/cookie-icon";
import { loadIcon } from "@/lib/icons/load-icon";

/** Milliseconds after an answer: what the screen itself needs comes first. */
const delay = 1500;
/** As many parts of answers are looked through: a list of thousands names the same few icons over and over. */
const mostParts = 5000;
/** As many icons are fetched: each is a file of a few kB. */
const mostIcons = 40;

/**
 * Fetches the icons that the answers of the server name, on whichever screen they belong, so that the worker keeps them: a list
 * that is opened for the first time without a network has its icons too. @returns stops it
 */
export function keepNamedIcons(client: QueryClient): () => void {
  let stopWaiting: (() => void) | null = null;
  const keep = () => {
    stopWaiting = null;
    // Not on the first visit, of which the worker keeps nothing yet: it has enough to load.
    if (!network.isOnline() || !isKept()) return;
    const answers = client.getQueriesData({}).map(([, answer]) => answer);
    for (const name of [cookieIcon, ...iconNames(answers)].slice(0, mostIcons)) void loadIcon(name);
  };
  const wait = () => {
    stopWaiting?.();
    const timer = setTimeout(() => (stopWaiting = whenIdle(keep)), delay);
    stopWaiting = () => clearTimeout(timer);
  };
  wait();
  const stopCache = client.getQueryCache().subscribe(({ type }) => {
    if (type === "updated") wait();
  });
  return () => {
    stopCache();
    stopWaiting?.();
  };
}

const isKept = () => "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

/** Every name under `icon` in these values, each once. */
export function iconNames(values: readonly unknown[]): string[] {
  const names = new Set<string>();
  const waiting = [...values];
  for (let index = 0; index < Math.min(waiting.length, mostParts); index++) {
    const part = waiting[index];
    if (typeof part !== "object" || part === null) continue;
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === "object") waiting.push(value);
      else if (key === "icon" && typeof value === "string" && value !== "") names.add(value);
    }
  }
  return [...names];
}
