import { basePath } from "@/lib/config/base-path";
import { safeUrl } from "@/lib/platform/safe-url";

/** How a link opens. See docs/product.md, Links in texts. */
export type LinkKind = "inApp" | "sameWindow" | "newWindow";

/** @param href as the server wrote it: an address, a path, an anchor, or anything else */
export function linkKind(href: string): LinkKind {
  // Browsers ignore spaces around an address too.
  const address = href.trim();
  if (address.startsWith(`${basePath}/`)) return "inApp";
  if (address === "" || /^(tel:|mailto:|#)/i.test(address)) return "sameWindow";
  if (address.toLowerCase().startsWith(basePath)) return "sameWindow";
  return safeUrl(address) === null ? "sameWindow" : "newWindow";
}

const workingSchemes = ["http:", "https:", "tel:", "mailto:", "sms:", "geo:", "webcal:"];

/** Whether a text's link leads anywhere. */
export function isWorkingLink(href: string): boolean {
  if (!URL.canParse(href, location.href)) return false;
  return workingSchemes.includes(new URL(href, location.href).protocol);
}
