import { pageLocation } from "@/lib/platform/page-location";
import { sessionStore } from "@/lib/platform/storage";

const visitsKey = "captchaVisits";
/** "A captcha that never ends settles after at most four visits to the site origin" (decisions 1). */
const mostVisits = 4;

/**
 * Leaves for the site origin, where the captcha is solved, and keeps the present address for the next start (spec 8).
 * @returns false when it has been tried too often, or could not be counted: then the app stays and says so
 */
export function leaveForCaptcha(): boolean {
  const visits = visitsSoFar() + 1;
  if (visits > mostVisits || !sessionStore.write(visitsKey, String(visits))) return false;
  sessionStore.write("captchaReturn", pageLocation.href());
  return pageLocation.leaveFor(`${pageLocation.origin()}/`);
}

/** At the start: takes the kept address and returns to it. True when the browser is on its way there. */
export function returnFromCaptcha(): boolean {
  const address = sessionStore.read("captchaReturn");
  if (address === null) return false;
  sessionStore.remove("captchaReturn");
  const url = sameOrigin(address);
  return url !== null && url !== pageLocation.href() && pageLocation.replaceWith(url);
}

/**
 * After a good start the next captcha counts from one again, and there is nothing to return to: the member may have come back
 * from the captcha by the browser's own Back.
 */
export function forgetCaptcha(): void {
  sessionStore.remove(visitsKey);
  sessionStore.remove("captchaReturn");
}

/** A counter that is none counts as used up: better to stop and say so than to go round in circles. */
function visitsSoFar(): number {
  const counter = sessionStore.read(visitsKey) ?? "0";
  return /^\d+$/.test(counter) ? Number(counter) : mostVisits;
}

/** A whole address, or a path such as `/app/invoices`; null for what is foreign or none. */
function sameOrigin(address: string): string | null {
  const origin = pageLocation.origin();
  try {
    const url = new URL(address, address.startsWith("/") ? origin : undefined);
    return url.origin === origin ? url.href : null;
  } catch {
    return null;
  }
}
