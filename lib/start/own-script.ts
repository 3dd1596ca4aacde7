import { basePath } from "@/lib/config/base-path";
import { encoderAddress } from "./early-encoder";

/**
 * Whether the page may load this script, which becomes part of the app: its own chunks, its encoder, its worker, and the
 * analytics tag if the build allows it.
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
  const isOfApp =
    url.pathname.startsWith(`${basePath}/_next/static/`) ||
    [encoderAddress, `${basePath}/sw.js`].includes(url.pathname);
  return isOfApp && url.origin === new URL(page).origin;
}
