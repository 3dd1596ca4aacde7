import { network } from "@/lib/platform/network";
import { whenIdle } from "@/lib/platform/when-idle";
import { cookieIcon } from "@/lib/icons/cookie-icon";
import { loadIcon } from "@/lib/icons/load-icon";
import { keepShownIcons } from "./keep-shown-icons";
import { workers } from "./workers";
import { queryClient } from "@/lib/queries/query-client";

/** Milliseconds after an answer: what the screen itself needs comes first. */
const delay = 1500;
/** As many parts of answers are looked through: a list of thousands names the same few icons over and over. */
const mostParts = 5000;
/** As many icons are fetched: each is a file of a few kB. */
const mostIcons = 40;

/**
 * Fetches the icons that the answers of the server name, on whichever screen they belong, so that they are kept: a list that is
 * opened for the first time without a network has its icons too. On a first visit that is when the worker is there, since the
 * page has enough to load until then. @returns stops it
 */
export function keepNamedIcons(): () => void {
  let isStopped = false;
  let stopWaiting: (() => void) | null = null;
  let stopCache: (() => void) | null = null;
  const keep = async () => {
    stopWaiting = null;
    if (!network.isOnline()) return;
    const answers = queryClient.getQueriesData({}).map(([, answer]) => answer);
    await Promise.all([cookieIcon, ...iconNames(answers)].slice(0, mostIcons).map(loadIcon));
    // Nothing passes through a worker that does not look after the page yet, or past which it was loaded (Shift and Reload).
    if (workers()?.controller === null) await keepShownIcons();
  };
  const wait = () => {
    stopWaiting?.();
    const timer = setTimeout(() => (stopWaiting = whenIdle(() => void keep())), delay);
    stopWaiting = () => clearTimeout(timer);
  };
  void workers()?.ready.then(() => {
    if (isStopped) return;
    wait();
    stopCache = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === "updated") wait();
    });
  });
  return () => {
    isStopped = true;
    stopCache?.();
    stopWaiting?.();
  };
}

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
