import { pageLocation } from "@/lib/platform/page-location";
import { sessionStore } from "@/lib/platform/storage";
import { href } from "@/lib/routes/href";

/** Where lib/start keeps the addresses to return to, after the login and after a captcha: the logout needs no more of them. */
export const returnAddressKey = "returnTo";
export const returnTimeKey = "returnToAt";
export const captchaReturnKey = "captchaReturn";

/**
 * At logout: an address may carry the return from the member's payment. The one in the address bar goes too, for it would be
 * kept when the page of a logout that failed is loaded again.
 */
export function dropKeptAddresses(): void {
  for (const key of [returnAddressKey, returnTimeKey, captchaReturnKey] as const) sessionStore.remove(key);
  pageLocation.rewrite(href("membershipCard"));
}
