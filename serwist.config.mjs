import { serwist } from "@serwist/next/config";

/** The exported files by the name under which the host serves them. */
const underBasePath = (entries) => ({
  manifest: entries.map((entry) => ({ ...entry, url: `/app/${entry.url}` })),
  warnings: [],
});

const publicSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith("NEXT_PUBLIC_")),
);

/** `serwist build`: bundles the service worker, with the list of all exported files that a screen needs, into the export. */
const options = await serwist({
  swSrc: "app/sw.ts",
  swDest: "out/sw.js",
  globDirectory: "out",
  precachePrerendered: false,
  globPatterns: [
    "_next/static/**/*.{js,css}",
    "*.html",
    "*.txt",
    "**/__next._tree.txt",
    "**/__next*__PAGE__.txt",
    "*.{svg,webmanifest}",
  ],
  // Not found pages are for hosts; the rest is data that the pages carry already.
  globIgnores: ["404.html", "_not-found*", "_not-found/**", "**/__next._full.txt", "**/__next._index.txt"],
  // Named by their content: the browser's own cache may serve them.
  dontCacheBustURLsMatching: /^_next\/static\//,
  maximumFileSizeToCacheInBytes: 4_000_000,
  esbuildOptions: {
    define: {
      // The same build settings as in the app.
      "process.env": JSON.stringify({ NODE_ENV: "production", ...publicSettings }),
    },
  },
});

// The ones that @serwist/next adds name pages without their ".html", which a host without rewrite rules does not serve.
export default { ...options, manifestTransforms: [underBasePath] };
