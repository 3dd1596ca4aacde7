import { network } from "@/lib/platform/network";
import { whenIdle } from "@/lib/platform/when-idle";
import { cookieIcon } from "@/lib/icons/cookie-icon";
import { loadIcon } from "@/lib/icons/load-icon";
import { keepShownIcons } from "./keep-shown-icons";
import { workers } from "./workers";
import { queryClient } from "@/lib/queries/query-client";

/** Milliseconds after an answer: the screen's own requests go first. */
const delay = 1500;
/** The most parts of answers to search: a list of thousands repeats the same few icons. */
const maxParts = 5000;
/** The most icons to fetch: each is a file of a few kB. */
const maxIcons = 40;

/**
 * Fetches and caches the icons that the server's answers name, so that a list first opened offline has icons too. A first visit
 * waits for the worker, because the page itself has enough to load until then.
 * @returns stops it
 */
export function keepNamedIcons(): () => void {
  const following = new AbortController();
  const { signal } = following;
  let stopWaiting: () => void = () => undefined;
  const keepOnceQuiet = () => {
    stopWaiting();
    const timer = setTimeout(() => (stopWaiting = whenIdle(() => void keepIcons())), delay);
    stopWaiting = () => clearTimeout(timer);
  };
  void workers()?.ready.then(() => {
    if (signal.aborted) return;
    keepOnceQuiet();
    const stopCache = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === "updated") keepOnceQuiet();
    });
    signal.addEventListener("abort", stopCache);
  });
  return () => {
    following.abort();
    stopWaiting();
  };
}

async function keepIcons(): Promise<void> {
  if (!network.isOnline()) return;
  const answers = queryClient.getQueriesData({}).map(([, answer]) => answer);
  await Promise.all([cookieIcon, ...iconNames(answers)].slice(0, maxIcons).map(loadIcon));
  // Without a controller, as after Shift and Reload, requests bypass the worker and its cache.
  if (workers()?.controller === null) await keepShownIcons();
}

/** Each name under `icon` in these values, once. */
export function iconNames(values: readonly unknown[]): string[] {
  const names = new Set<string>();
  const waiting = [...values];
  for (let index = 0; index < Math.min(waiting.length, maxParts); index++) {
    const part = waiting[index];
    if (typeof part !== "object" || part === null) continue;
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === "object") waiting.push(value);
      else if (key === "icon" && typeof value === "string" && value !== "") names.add(value);
    }
  }
  return [...names];
}
