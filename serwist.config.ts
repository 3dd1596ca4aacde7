import { serwist } from "@serwist/next/config";
import { readMessages } from "./lib/build/read-messages";
import { supportedLocales } from "./lib/config/locales";

/** Gives the exported files the addresses under which the host serves them. */
const underBasePath = <Entry extends { url: string }>(entries: Entry[]) => ({
  manifest: entries.map((entry) => ({ ...entry, url: `/app/${entry.url}` })),
  warnings: [],
});

const publicSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith("NEXT_PUBLIC_")),
);

/** The worker's texts for a missing page, in each language of the build: lib/pwa/unreachable-page.ts. */
const unreachableTexts = supportedLocales.map((locale) => {
  const { start, common } = readMessages(locale);
  return { locale, title: start.failedTitle, text: start.unreachable, tryAgain: common.tryAgain };
});

/** `serwist build`: bundles the service worker, with the list of all exported files that a screen needs, into the export. */
const options = await serwist({
  swSrc: "app/sw.ts",
  swDest: "out/sw.js",
  globDirectory: "out",
  precachePrerendered: false,
  // All exported pages are the same. Only what a screen needs: a host that refuses one of these files ends the installation.
  globPatterns: ["_next/static/**/*.{js,css}", "index.html", "*.svg"],
  // Their names contain a content hash, so the browser's own cache may serve them.
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

// Replaces the defaults of @serwist/next, which name pages without ".html": a host without rewrite rules does not serve those.
export default { ...options, manifestTransforms: [underBasePath] };
