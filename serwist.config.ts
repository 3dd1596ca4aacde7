import { readFileSync } from "node:fs";
import { serwist } from "@serwist/next/config";
import { supportedLocales } from "./lib/config/locales";

/** The exported files by the name under which the host serves them. */
const underBasePath = <Entry extends { url: string }>(entries: Entry[]) => ({
  manifest: entries.map((entry) => ({ ...entry, url: `/app/${entry.url}` })),
  warnings: [],
});

interface Messages {
  start: { failedTitle: string; unreachable: string };
  common: { tryAgain: string };
}

const publicSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith("NEXT_PUBLIC_")),
);

/** What the worker says when it has no page left, in each language of the build: lib/pwa/unreachable-page.ts. */
const unreachableTexts = supportedLocales.map((locale) => {
  const { start, common } = JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as Messages;
  return { locale, title: start.failedTitle, text: start.unreachable, tryAgain: common.tryAgain };
});

/** `serwist build`: bundles the service worker, with the list of all exported files that a screen needs, into the export. */
const options = await serwist({
  swSrc: "app/sw.ts",
  swDest: "out/sw.js",
  globDirectory: "out",
  precachePrerendered: false,
  globPatterns: ["_next/static/**/*.{js,css}", "*.html", "*.{svg,webmanifest}"],
  // For hosts.
  globIgnores: ["404.html", "_not-found*"],
  // Named by their content: the browser's own cache may serve them.
  dontCacheBustURLsMatching: /^_next\/static\//,
  maximumFileSizeToCacheInBytes: 4_000_000,
  esbuildOptions: {
    define: {
      // The same build settings as in the app.
      "process.env": JSON.stringify({ NODE_ENV: "production", ...publicSettings }),
      unreachableTexts: JSON.stringify(unreachableTexts),
    },
  },
});

// The ones that @serwist/next adds name pages without their ".html", which a host without rewrite rules does not serve.
export default { ...options, manifestTransforms: [underBasePath] };
