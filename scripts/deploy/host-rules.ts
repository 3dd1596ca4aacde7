import { basePath } from "@/lib/config/base-path";
import { embedHosts } from "@/lib/html/embed-hosts";
import { href } from "@/lib/routes/href";
import { routeExists, routeNames, routes } from "@/lib/routes/routes";
import { headerPolicy, workerPolicy } from "../pages/content-policy";

export type Header = readonly [name: string, value: string];

/** An exported page and its addresses: with or without a slash, and with an id. */
export interface PageRule {
  /** `/app/invoices`; the first page is at `/app/`. */
  path: string;
  /** `/app/invoices.html` */
  file: string;
  hasItems: boolean;
}

/** The last part of an item's address. With a dot it would be a file name. */
export const itemPattern = "[^/.]+";

export type HostRules = ReturnType<typeof hostRules>;

/** Everything that a host must know, independent of its configuration format. */
export function hostRules() {
  /** Of every answer below the base, in addition to policy, cache rule and HSTS. */
  const headers: readonly Header[] = [
    ["X-Content-Type-Options", "nosniff"],
    // Video players check the embedding site; the path stays private.
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", permissionsPolicy()],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["X-Frame-Options", "DENY"],
  ];
  const cache = { chunks: "public, max-age=31536000, immutable", rest: "no-cache" };
  const policy = { rest: headerPolicy(), worker: workerPolicy() };
  return {
    base: basePath,
    pages: pageRules(),
    notFound: `${basePath}/404.html`,
    worker: `${basePath}/sw.js`,
    /** Files below it have a content hash in their names. */
    chunks: `${basePath}/_next/static/`,
    cache,
    headers,
    /** With the policy and the cache rule: the worker and the chunks replace one of them. */
    pageHeaders: [
      ...headers,
      ["Content-Security-Policy", policy.rest],
      ["Cache-Control", cache.rest],
    ] satisfies Header[],
    policy,
    hsts: "max-age=31536000",
    types,
  };
}

/** Routes switched off by the build have no address. */
function pageRules(): PageRule[] {
  const pages = new Map<string, PageRule>();
  for (const name of routeNames.filter((route) => routeExists(route))) {
    const isItem = routes[name].path.endsWith("{pagename}");
    const path = isItem ? href(name, "id").replace(/\/id$/, "") : href(name);
    const file = `${path.endsWith("/") ? `${path}index` : path}.html`;
    pages.set(file, { path, file, hasItems: isItem || (pages.get(file)?.hasItems ?? false) });
  }
  return [...pages.values()];
}

/**
 * Pattern of the page names other than the first: `invoices|articles` if an id may follow, and the rest.
 * An empty list becomes a name that no address can have.
 */
export function pageNames({ base, pages }: HostRules): { lists: string; single: string } {
  const named = pages.filter(({ path }) => path !== `${base}/`);
  const join = (hasItems: boolean) =>
    named
      .filter((page) => page.hasItems === hasItems)
      .map(({ path }) => path.slice(base.length + 1))
      .join("|") || "/";
  return { lists: join(true), single: join(false) };
}

/** Denies everything that the app and its embedded players do not use. */
function permissionsPolicy(): string {
  const players = embedHosts.flatMap(({ hosts }) => hosts.map((host) => `"https://${host}"`));
  const selfAndPlayers = `(${["self", ...players].join(" ")})`;
  const denied = [
    "accelerometer",
    "browsing-topics",
    "camera",
    "clipboard-read",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "serial",
    "usb",
    "xr-spatial-tracking",
  ];
  return [
    ...denied.map((feature) => `${feature}=()`),
    // `web-share` needs no entry: it defaults to the page itself, and browsers without sharing warn about the name.
    ...["clipboard-write", "screen-wake-lock"].map((feature) => `${feature}=(self)`),
    ...["fullscreen", "picture-in-picture", "encrypted-media"].map((feature) => `${feature}=${selfAndPlayers}`),
  ].join(", ");
}

const text = (extension: string, type: string) => ({ extension, type, isText: true });
const binary = (extension: string, type: string) => ({ extension, type, isText: false });

/** Every file type that the export may contain, by the extension without its dot. */
const types = [
  text("html", "text/html"),
  text("css", "text/css"),
  text("js", "text/javascript"),
  text("json", "application/json"),
  text("svg", "image/svg+xml"),
  text("webmanifest", "application/manifest+json"),
  binary("avif", "image/avif"),
  binary("gif", "image/gif"),
  binary("ico", "image/x-icon"),
  binary("jpg", "image/jpeg"),
  binary("png", "image/png"),
  binary("webp", "image/webp"),
  binary("woff2", "font/woff2"),
];
