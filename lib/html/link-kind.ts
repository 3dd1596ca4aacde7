import { basePath } from "@/lib/config/base-path";
import { pageLocation } from "@/lib/platform/page-location";
import { safeUrl } from "@/lib/platform/safe-url";

/** How a rich-text link opens (spec 2 "Rich-text links"). */
export type LinkKind = "inApp" | "sameWindow" | "newWindow";

/** @param href as the server wrote it: an address, a path, an anchor, or anything else */
export function linkKind(href: string): LinkKind {
  // The browser does not mind spaces around an address either.
  const address = href.trim();
  if (address.startsWith(`${basePath}/`)) return "inApp";
  if (address === "" || /^(tel:|mailto:|#)/i.test(address)) return "sameWindow";
  if (address.toLowerCase().startsWith(basePath)) return "sameWindow";
  return safeUrl(address) === null ? "sameWindow" : "newWindow";
}

const workingSchemes = ["http:", "https:", "tel:", "mailto:", "sms:", "geo:", "webcal:"];

/** Whether a link of a text leads anywhere (decisions 8 "Links"). */
export function isWorkingLink(href: string): boolean {
  if (!URL.canParse(href, pageLocation.href())) return false;
  return workingSchemes.includes(new URL(href, pageLocation.href()).protocol);
}
