import type { Exchange } from "./exchange";
import { general, notice, wrong, type Finding } from "./finding";
import { quote } from "./quote";

const slow = 2000;
const worthCompressing = 20_000;

/** Findings on the headers and the format of an answer. */
export function exchangeFindings(seen: Exchange): Finding[] {
  const ofServer = [corsFindings, cookieFindings, cacheFindings, passwordFindings, protocolFindings];
  return [...ofServer.flatMap((find) => [...find(seen)]).map(general), ...bodyFindings(seen)];
}

function* corsFindings({ url, origin, headers, redirects }: Exchange): Generator<Finding> {
  const own = new URL(url).origin;
  // An answer from another origin reveals nothing about this server: see redirect-findings.
  if (own === origin || redirects.some((address) => new URL(address).origin !== own)) return;
  const sites = [siteOf(url), siteOf(origin)];
  if (sites[0] !== sites[1])
    yield notice(
      "",
      `${sites.join(" and ")} are two sites, as it seems: browsers send no cookies of one to the other.`,
    );
  const allowed = headers.get("access-control-allow-origin");
  const keeps = "The browser keeps the answer from the app.";
  if (allowed !== origin)
    yield wrong(
      "",
      `Access-Control-Allow-Origin is ${allowed === null ? "missing" : quote(allowed)}, expected ${quote(origin)}. ${keeps}`,
    );
  if (headers.get("access-control-allow-credentials") !== "true")
    yield wrong("", `Access-Control-Allow-Credentials: true is missing. ${keeps}`);
  if (allowed === origin && !/\borigin\b/i.test(headers.get("vary") ?? ""))
    yield notice("", "Vary: Origin is missing: a cache may give this answer to another origin.");
}

function* cookieFindings({ url, origin, headers }: Exchange): Generator<Finding> {
  for (const line of headers.getSetCookie()) {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const cookie = `The cookie ${pair.split("=", 1)[0] ?? ""}`;
    const has = (attribute: string) => attributes.some((entry) => entry.toLowerCase() === attribute);
    if (!has("httponly")) yield notice("", `${cookie} is not HttpOnly: scripts of any page of the site can read it.`);
    if (url.startsWith("https:") && !has("secure")) yield notice("", `${cookie} is not Secure.`);
    if (has("samesite=strict"))
      yield notice(
        "",
        `${cookie} is SameSite=Strict: a member who comes back from the payment service is not signed in.`,
      );
    if (has("samesite=none") && new URL(url).origin === origin)
      yield notice("", `${cookie} is SameSite=None: every site can send it. Lax is enough here.`);
  }
}

function* cacheFindings({ headers }: Exchange): Generator<Finding> {
  const control = (headers.get("cache-control") ?? "").toLowerCase();
  if (/\bpublic\b|\bs-maxage=[1-9]/.test(control))
    yield wrong("", `Cache-Control is ${quote(control)}. A cache in between may give a member's data to another.`);
  else if (!/\bno-store\b|\bprivate\b/.test(control))
    yield notice(
      "",
      `Cache-Control is ${orMissing(control)}: say no-store, so that nobody keeps what is of one member.`,
    );
}

/** Some frameworks send the header with each 401. For other schemes, such as Bearer, browsers ask nothing. */
function* passwordFindings({ headers }: Exchange): Generator<Finding> {
  const asked = headers.get("www-authenticate") ?? "";
  if (/(?:^|,)\s*(?:basic|digest|ntlm|negotiate)\b/i.test(asked))
    yield wrong("", `WWW-Authenticate is ${quote(asked)}: the browser asks for a password in a window of its own.`);
}

function orMissing(header: string | null): string {
  return header ? quote(header) : "missing";
}

/** The approximate site of an address. Only a long list knows all shared suffixes, such as co.uk. */
function siteOf(address: string): string {
  const { hostname } = new URL(address);
  return /^[\d.]+$|^\[/.test(hostname) ? hostname : hostname.split(".").slice(-2).join(".");
}

function* protocolFindings({ url }: Exchange): Generator<Finding> {
  if (url.startsWith("http:") && !/^(localhost|127\.|\[::1\])/.test(new URL(url).hostname))
    yield wrong("", "The server is asked without https. A page of the app that came by https may not.");
}

function* bodyFindings({ body, headers, milliseconds, status }: Exchange): Generator<Finding> {
  const type = headers.get("content-type");
  const isJson = /^\s*[[{]/.test(body.replace(/^\uFEFF/, ""));
  if (isJson && !/\bjson\b/i.test(type ?? ""))
    yield notice("", `Content-Type is ${orMissing(type)}. The app reads JSON all the same; say application/json.`);
  if (body.startsWith("\uFEFF")) yield notice("", "The answer begins with a byte order mark. The app passes over it.");
  if (body.length > worthCompressing && !headers.has("content-encoding")) {
    const size = `${Math.round(body.length / 1000)} kB`;
    yield notice("", `${size} are sent without compression: gzip or br would make it a fraction.`);
  }
  if (milliseconds > slow && status !== 0)
    yield notice("", `It took ${(milliseconds / 1000).toFixed(1)} s. Members wait for config and me at every start.`);
}
