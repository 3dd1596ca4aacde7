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
import { isAppFile } from "@/lib/pwa/is-app-file";
import { unreachablePage, type UnreachableTexts } from "@/lib/pwa/unreachable-page";

/** The files to precache: `serwist build` inserts their list. */
declare const self: { __SW_MANIFEST: (PrecacheEntry | string)[]; registration: ServiceWorkerRegistration };
/** A worker's events, which TypeScript's DOM types lack. */
interface WorkerEvent {
  waitUntil: (task: Promise<unknown>) => void;
}
/** The texts in each language of the build: serwist.config.ts inserts them. */
declare const unreachableTexts: UnreachableTexts[];

/** Refuses what is not the deployed file, so that a half-finished deployment is not installed: the previous worker stays. */
const refuseForeignFiles: SerwistPlugin = {
  async cacheWillUpdate({ request, response }) {
    return (await isAppFile(new URL(request.url).pathname, response)) ? response : null;
  },
};

/**
 * A host may send `Vary: Accept` with every file. The page requests scripts and styles with another `Accept` than the
 * installation, and would never find them in the cache.
 */
const matchOptions = { ignoreVary: true };

/**
 * Aborts the fetch of an icon after ten seconds. A hanging one would keep this worker busy, and a new version waits until it is
 * idle.
 */
const abortAfterTenSeconds: SerwistPlugin = {
  requestWillFetch: ({ request }) => Promise.resolve(new Request(request, { signal: AbortSignal.timeout(10_000) })),
};

/**
 * The worker at /app/sw.js: after the first visit it holds every file that a screen needs. It serves the app's files only: API
 * calls, logins, payments and other origins bypass it. A new version waits until the member accepts it: no automatic
 * skipWaiting.
 */
const serwist = new Serwist({
  // The first visit continues offline too, without a reload (lib/pwa/follow-worker.ts).
  clientsClaim: true,
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    cleanURLs: false,
    directoryIndex: null,
    matchOptions,
    plugins: [refuseForeignFiles],
  },
  runtimeCaching: [
    {
      // Icons named by the server. There are thousands; their addresses contain the release of the set.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${basePath}/icons/`),
      handler: new CacheFirst({
        cacheName: iconCache,
        matchOptions,
        plugins: [
          abortAfterTenSeconds,
          refuseForeignFiles,
          // By the response's date, icons in daily use would expire, and those from an old cache of the host at once.
          new ExpirationPlugin({
            matchOptions,
            maxEntries: 200,
            maxAgeSeconds: 60 * 24 * 60 * 60,
            maxAgeFrom: "last-used",
          }),
        ],
      }),
    },
  ],
});

serwist.registerRoute(
  new NavigationRoute(({ request, url, event }) =>
    answerNavigation(url, {
      cached: () => serwist.matchPrecache(`${basePath}/index.html`),
      online: () => fetch(request),
      unreachable: () => unreachablePage(unreachableTexts),
      refill: () => refill(event as WorkerEvent),
    }),
  ),
);

/** Fetches missing files like an installation, unless the host has a new version, which installs its own files. */
function refill(event: WorkerEvent): void {
  const { registration } = self;
  // Serwist installs only in an event of this type, which a worker cannot dispatch.
  const install = { type: "install", waitUntil: (task: Promise<unknown>) => event.waitUntil(task) };
  const task = registration.update().then(() => {
    if (!registration.installing && !registration.waiting) return serwist.handleInstall(install as never);
  });
  event.waitUntil(task.catch(() => undefined));
}

serwist.addEventListeners();
