import { pageLocation } from "@/lib/platform/page-location";
import { safeUrl } from "@/lib/platform/safe-url";
import { sessionStore } from "@/lib/platform/storage";
import { matchRoute } from "@/lib/routes/match-route";
import { isInApp } from "@/lib/config/base-path";

const longestAge = 15 * 60 * 1000;

/** Stores the address for the next good start. See docs/product.md, Session and login. */
export function rememberReturnAddress(): void {
  sessionStore.write("returnTo", pageLocation.current());
  sessionStore.write("returnToAt", String(Date.now()));
}

/**
 * Takes the stored address, once.
 * @returns path, query and hash; null when it is missing, foreign, unknown, error404, or older than 15 minutes
 */
export function takeReturnAddress(): string | null {
  const now = Date.now();
  const address = sessionStore.read("returnTo");
  const time = Number(sessionStore.read("returnToAt") ?? now);
  sessionStore.remove("returnTo");
  sessionStore.remove("returnToAt");
  if (address === null || !(Math.abs(now - time) <= longestAge)) return null;
  return inAppAddress(address);
}

function inAppAddress(address: string): string | null {
  const href = safeUrl(address);
  if (href === null) return null;
  const url = new URL(href);
  if (url.origin !== location.origin || !isInApp(url.pathname)) return null;
  const match = matchRoute(url.pathname);
  return match === null || match.name === "error404" ? null : url.pathname + url.search + url.hash;
}
