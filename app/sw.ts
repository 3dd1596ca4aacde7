import { basePath } from "@/lib/config/base-path";
import { iconCache } from "@/lib/platform/stored-data";
import {
  CacheFirst,
  ExpirationPlugin,
  NavigationRoute,
  Serwist,
  type PrecacheEntry,
  type SerwistPlugin,
} from "serwist";
import { answerNavigation } from "@/lib/pwa/answer-navigation";
import { isWholeAnswer } from "@/lib/pwa/is-whole-answer";
import { unreachablePage, type UnreachableTexts } from "@/lib/pwa/unreachable-page";

/** `serwist build` puts the list of files here. */
declare const self: { __SW_MANIFEST: (PrecacheEntry | string)[] };
/** And the texts of each language of the build: see serwist.config.mjs. */
declare const unreachableTexts: UnreachableTexts[];

/** A half-finished deployment must not be installed: the worker of before goes on then. */
const wholeAnswersOnly: SerwistPlugin = {
  cacheWillUpdate({ request, response }) {
    const isWhole = isWholeAnswer(new URL(request.url).pathname, response.headers.get("content-type"));
    return Promise.resolve(response.ok && isWhole ? response : null);
  },
};

/**
 * The worker at /app/sw.js: every file that a screen needs is there after the first visit. It answers for the files of the
 * app alone: the server's calls, logins, payments and other origins never pass through it. A new version waits until the
 * member takes it: no skipWaiting by itself.
 */
const serwist = new Serwist({
  // The first visit too goes on without a network; no page is loaded again for it (lib/pwa/follow-worker.ts).
  clientsClaim: true,
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    cleanURLs: false,
    directoryIndex: null,
    plugins: [wholeAnswersOnly],
  },
  runtimeCaching: [
    {
      // The icons that the server names: there are thousands, in files whose address names the release of the set.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${basePath}/icons/`),
      handler: new CacheFirst({
        cacheName: iconCache,
        plugins: [wholeAnswersOnly, new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * 24 * 60 * 60 })],
      }),
    },
  ],
});

serwist.registerRoute(
  new NavigationRoute(({ request, url }) =>
    answerNavigation(url, {
      cached: (file) => serwist.matchPrecache(file),
      online: () => fetch(request),
      unreachable: () => unreachablePage(unreachableTexts),
    }),
  ),
);

serwist.addEventListeners();
