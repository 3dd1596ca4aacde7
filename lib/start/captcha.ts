import { pageLocation } from "@/lib/platform/page-location";
import { sessionStore } from "@/lib/platform/storage";

const visitsKey = "captchaVisits";
/** See docs/product.md, Captcha. */
const maxVisits = 4;

/**
 * Leaves for the site origin, where the captcha is solved, and stores the current address for the next start.
 * @returns false after too many visits, or when they cannot be counted: then the app stays and says so
 */
export function leaveForCaptcha(): boolean {
  const visits = visitsSoFar() + 1;
  if (visits > maxVisits || !sessionStore.write(visitsKey, String(visits))) return false;
  sessionStore.write("captchaReturn", location.href);
  return pageLocation.leaveFor(`${location.origin}/`);
}

/** At the start: takes the stored address and returns to it. @returns whether it is leaving */
export function returnFromCaptcha(): boolean {
  const address = sessionStore.read("captchaReturn");
  if (address === null) return false;
  sessionStore.remove("captchaReturn");
  const url = sameOrigin(address);
  return url !== null && url !== location.href && pageLocation.replaceWith(url);
}

/** After a good start: the member may have left the captcha with the browser's Back. */
export function forgetCaptchaReturn(): void {
  sessionStore.remove("captchaReturn");
}

export function forgetCaptchaVisits(): void {
  sessionStore.remove(visitsKey);
}

/** An invalid counter counts as used up: an error is better than an endless loop. */
function visitsSoFar(): number {
  const counter = sessionStore.read(visitsKey) ?? "0";
  return /^\d+$/.test(counter) ? Number(counter) : maxVisits;
}

/** A full address, or a path such as `/app/invoices`; null when foreign or invalid. */
function sameOrigin(address: string): string | null {
  const origin = location.origin;
  try {
    const url = new URL(address, address.startsWith("/") ? origin : undefined);
    return url.origin === origin ? url.href : null;
  } catch {
    return null;
  }
}
