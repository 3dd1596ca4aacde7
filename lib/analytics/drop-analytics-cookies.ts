import { basePath } from "@/lib/config/base-path";

const paths = ["/", basePath, `${basePath}/`];

/** Deletes the analytics tag's cookies from this host and its parent domains, on every path that it may have used. */
export function dropAnalyticsCookies(): void {
  for (const name of analyticsCookies(document.cookie))
    for (const domain of ["", ...cookieDomains(location.hostname)])
      for (const path of paths)
        document.cookie = `${name}=; Max-Age=0; Path=${path}${domain === "" ? "" : `; Domain=${domain}`}`;
}

/** The tag's names among a page's cookies: `_ga` and `_ga_<stream>`. */
export function analyticsCookies(cookies: string): string[] {
  return cookies
    .split(";")
    .map((cookie) => cookie.split("=")[0]?.trim() ?? "")
    .filter((name) => name.startsWith("_ga"));
}

/** A host and its parents: `a.b.org`, `b.org`, `org`. Browsers ignore those that accept no cookies. */
export function cookieDomains(host: string): string[] {
  const labels = host.split(".");
  return labels.map((_label, index) => labels.slice(index).join("."));
}
