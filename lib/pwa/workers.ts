import { appScope } from "@/lib/config/base-path";
import { isOwnCache } from "@/lib/platform/stored-data";

/**
 * Missing in insecure contexts and some private windows. Read by name: the bundler assumes that every browser has
 * `navigator.serviceWorker`, and removes the branch without it.
 */
export function workers(): ServiceWorkerContainer | undefined {
  return Reflect.get(navigator, "serviceWorker");
}

/** Whether the app's own worker serves the page. The association's site may have one for the whole host. */
export function isServedByOwnWorker(): boolean {
  return workers()?.controller?.scriptURL.endsWith(`${appScope}sw.js`) ?? false;
}

/** Deletes the app's caches: those of its worker and the icons. */
export async function deleteOwnCaches(): Promise<void> {
  const scope = new URL(appScope, location.origin).href;
  const own = (await caches.keys()).filter((name) => isOwnCache(name, scope));
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** The registration of the app's own worker. Where there is none, browsers return that of the association's site. */
export async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(appScope);
  return registration?.scope.endsWith(appScope) ? registration : undefined;
}
