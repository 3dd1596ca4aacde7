import { basePath } from "@/lib/config/base-path";

/**
 * Whether the page may load this script, which becomes part of the app: its own chunks, its worker, and the analytics tag if
 * the build allows it.
 * @param page address of the page
 */
export function isOwnScript(address: string, page: string, allowsAnalytics: boolean): boolean {
  let url: URL;
  try {
    url = new URL(address, page);
  } catch {
    return false;
  }
  if (allowsAnalytics && url.origin === "https://www.googletagmanager.com") return true;
  const isOfApp = url.pathname.startsWith(`${basePath}/_next/static/`) || url.pathname === `${basePath}/sw.js`;
  return isOfApp && url.origin === new URL(page).origin;
}
