import { safeUrl } from "@/lib/base/safe-url";

/** How a rich-text link opens (spec 2 "Rich-text links"). */
export type LinkKind = "inApp" | "sameWindow" | "newWindow";

export function linkKind(href: string): LinkKind {
  // The browser does not mind spaces around an address either.
  const address = href.trim();
  if (address.startsWith("/app/")) return "inApp";
  if (address === "" || /^(tel:|mailto:|#|\/app)/i.test(address)) return "sameWindow";
  return safeUrl(address) === null ? "sameWindow" : "newWindow";
}
