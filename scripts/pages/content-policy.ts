import { allowances, entriesOf } from "@/lib/config/allowances";
import { env } from "@/lib/config/env";
import { embedHosts } from "@/lib/html/embed-hosts";

/** Hashes of a page's inline content, as CSP sources such as `'sha256-…'`. */
export interface PageHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Hosts that the page-analytics tag loads from and sends to. */
const analyticsHosts = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

/**
 * The content security policy of one exported page: only its own scripts and what they load may run. The hashes cover
 * inline scripts and those with an `integrity`; `'self'` is for browsers without `'strict-dynamic'`, all others
 * ignore it.
 */
export function pagePolicy({ scripts, styles }: PageHashes): string {
  return join([
    ["default-src", "'self'"],
    ["script-src", "'strict-dynamic'", "'self'", ...scripts],
    ["style-src", "'self'", ...styles],
    ...sharedDirectives(),
  ]);
}

/**
 * The policy for the host's header, next to the page's own: the same for every page and every build with these settings, so
 * that a host with an outdated configuration never blocks a page (docs/decisions/005).
 */
export function headerPolicy(): string {
  return join([...sharedDirectives(), ["frame-ancestors", "'none'"]]);
}

/** For the worker's response: it runs its own file only. */
export function workerPolicy(): string {
  return join([["default-src", "'none'"], ["script-src", "'self'"], directive("connect-src")]);
}

function sharedDirectives(): string[][] {
  const isCounted = env.NEXT_PUBLIC_ANALYTICS === "on";
  const tag = isCounted ? analyticsHosts : [];
  const server = serverOrigin();
  return [
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["img-src", "'self'", "data:", "blob:", ...server, ...entriesOf(allowances.NEXT_PUBLIC_IMAGE_SOURCES), ...tag],
    ["media-src", "'self'", ...server],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...server, ...entriesOf(allowances.NEXT_PUBLIC_FILE_SOURCES), ...tag],
    ["frame-src", ...orNone(embedHosts.flatMap(({ hosts }) => hosts.map((host) => `https://${host}`)))],
    ["worker-src", "'self'"],
    ["manifest-src", "'self'"],
    ["form-action", "'self'", ...entriesOf(allowances.NEXT_PUBLIC_PAYMENT_SOURCES)],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "default", "dompurify", "lightbox", ...(isCounted ? ["goog#html"] : [])],
  ];
}

function directive(name: string): string[] {
  return sharedDirectives().find(([first]) => first === name) ?? [];
}

/** The API's origin, if it differs from the host's. */
function serverOrigin(): string[] {
  return /^https?:/.test(env.NEXT_PUBLIC_API_BASE) ? [new URL(env.NEXT_PUBLIC_API_BASE).origin] : [];
}

function orNone(sources: string[]): string[] {
  return sources.length > 0 ? sources : ["'none'"];
}

/** Removes duplicate sources. */
function join(directives: string[][]): string {
  return directives.map(([name, ...sources]) => [name, ...new Set(sources)].join(" ")).join("; ");
}
