import type { Exchange } from "./exchange";
import { notice, wrong, type Finding } from "./finding";
import { quote } from "./quote";

const slow = 2000;
const worthCompressing = 20_000;

/**
 * Findings on the headers and the format of an answer.
 * @param origin of the app
 */
export function exchangeFindings(seen: Exchange, origin: string): Finding[] {
  const general = [
    ...corsFindings(seen, origin),
    ...cookieFindings(seen, origin),
    ...cacheFindings(seen),
    ...protocolFindings(seen),
  ];
  return [...general.map((finding) => ({ ...finding, isGeneral: true as const })), ...bodyFindings(seen)];
}

function corsFindings({ url, headers, redirects }: Exchange, origin: string): Finding[] {
  if (new URL(url).origin === origin) return [];
  // An answer from another origin reveals nothing about this server: see led-on-findings.
  if (redirects.some((address) => new URL(address).origin !== new URL(url).origin)) return [];
  const allowed = headers.get("access-control-allow-origin");
  const findings: Finding[] = [];
  if (siteOf(url) !== siteOf(origin))
    findings.push(
      notice(
        "",
        `${siteOf(url)} and ${siteOf(origin)} are two sites, as it seems: browsers send no cookies of one to the other.`,
      ),
    );
  if (allowed !== origin)
    findings.push(
      wrong(
        "",
        `Access-Control-Allow-Origin is ${allowed === null ? "missing" : quote(allowed)}, expected ${quote(origin)}. The browser keeps the answer from the app.`,
      ),
    );
  if (headers.get("access-control-allow-credentials") !== "true")
    findings.push(
      wrong("", "Access-Control-Allow-Credentials: true is missing. The browser keeps the answer from the app."),
    );
  if (allowed === origin && !/\borigin\b/i.test(headers.get("vary") ?? ""))
    findings.push(notice("", "Vary: Origin is missing: a cache may give this answer to another origin."));
  return findings;
}

function cookieFindings({ url, headers }: Exchange, origin: string): Finding[] {
  return headers.getSetCookie().flatMap((line) => {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const name = pair.split("=", 1)[0] ?? "";
    const has = (attribute: string) => attributes.some((entry) => entry.toLowerCase() === attribute);
    const findings: Finding[] = [];
    if (!has("httponly"))
      findings.push(notice("", `The cookie ${name} is not HttpOnly: scripts of any page of the site can read it.`));
    if (url.startsWith("https:") && !has("secure")) findings.push(notice("", `The cookie ${name} is not Secure.`));
    if (has("samesite=strict"))
      findings.push(
        notice(
          "",
          `The cookie ${name} is SameSite=Strict: a member who comes back from the payment service is not signed in.`,
        ),
      );
    if (has("samesite=none") && new URL(url).origin === origin)
      findings.push(notice("", `The cookie ${name} is SameSite=None: every site can send it. Lax is enough here.`));
    return findings;
  });
}

function cacheFindings({ headers }: Exchange): Finding[] {
  const control = (headers.get("cache-control") ?? "").toLowerCase();
  if (/\bpublic\b|\bs-maxage=[1-9]/.test(control))
    return [wrong("", `Cache-Control is ${quote(control)}. A cache in between may give a member's data to another.`)];
  if (/\bno-store\b|\bprivate\b/.test(control)) return [];
  return [
    notice(
      "",
      `Cache-Control is ${control === "" ? "missing" : quote(control)}: say no-store, so that nobody keeps what is of one member.`,
    ),
  ];
}

/** The approximate site of an address. Only a long list knows all shared suffixes, such as co.uk. */
function siteOf(address: string): string {
  const { hostname } = new URL(address);
  return /^[\d.]+$|^\[/.test(hostname) ? hostname : hostname.split(".").slice(-2).join(".");
}

function protocolFindings({ url }: Exchange): Finding[] {
  if (!url.startsWith("http:") || /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname)) return [];
  return [wrong("", "The server is asked without https. A page of the app that came by https may not.")];
}

function bodyFindings({ body, headers, milliseconds, status }: Exchange): Finding[] {
  const findings: Finding[] = [];
  const type = headers.get("content-type") ?? "";
  const isJson = /^\s*[[{]/.test(body.replace(/^\uFEFF/, ""));
  if (isJson && !/\bjson\b/i.test(type))
    findings.push(
      notice(
        "",
        `Content-Type is ${type === "" ? "missing" : quote(type)}. The app reads JSON all the same; say application/json.`,
      ),
    );
  if (body.startsWith("\uFEFF"))
    findings.push(notice("", "The answer begins with a byte order mark. The app passes over it."));
  if (body.length > worthCompressing && !headers.has("content-encoding"))
    findings.push(
      notice(
        "",
        `${Math.round(body.length / 1000)} kB are sent without compression: gzip or br would make it a fraction.`,
      ),
    );
  if (milliseconds > slow && status !== 0)
    findings.push(
      notice("", `It took ${(milliseconds / 1000).toFixed(1)} s. Members wait for config and me at every start.`),
    );
  return findings;
}
