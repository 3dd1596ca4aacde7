import { dropAnalyticsCookies } from "@/lib/analytics/drop-analytics-cookies";
import { appScope } from "@/lib/config/base-path";
import { pageLocation } from "@/lib/platform/page-location";
import { dropAll } from "@/lib/platform/drop-owned";
import { isOwnCache, storedKeys } from "@/lib/platform/stored-data";
import { dropStoredAnswers } from "@/lib/offline/stored-answers";
import { href } from "@/lib/routes/href";
import { changeSettings } from "@/lib/settings/settings-store";
import { showBadge } from "./app-badge";
import { emptyDatabases } from "./empty-databases";

/** Milliseconds for each of the two steps: a browser that is busy with its stores must not keep the member waiting. */
const patience = 2000;

/**
 * Removes everything that the app has put on this device and loads it afresh, as at the first visit. The session at the server
 * goes on, and what the association's site keeps on the same origin stays. Whatever cannot be removed does not keep the rest
 * from it.
 */
export async function resetApp(): Promise<void> {
  // First, so that no answer that is still on its way is stored again.
  const gone = dropStoredAnswers({ forGood: true });
  // An analytics tag that is at work would write its cookies again.
  changeSettings({ acceptedCookies: ["necessary"] });
  // Then the workers: one that is at work would fill its cache again. One that is still being installed goes only when it is
  // done, so it is not waited for.
  await inTime(unregisterWorkers());
  await inTime(gone, deleteCaches(), emptyDatabases(storedKeys("database")), showBadge(0));
  dropAll();
  dropAnalyticsCookies();
  pageLocation.replaceWith(href("membershipCard"));
}

/** Waits for all of it, whether it succeeds or not, but not for ever. */
async function inTime(...tasks: Promise<void>[]): Promise<void> {
  await Promise.race([Promise.allSettled(tasks), new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Only those of the app: the association's site may have a worker of its own on the same origin. */
async function unregisterWorkers(): Promise<void> {
  const home = scope();
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.filter(({ scope }) => scope.startsWith(home)).map((worker) => worker.unregister()));
}

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => isOwnCache(name, scope()));
  await Promise.all(own.map((name) => caches.delete(name)));
}

function scope(): string {
  return new URL(appScope, pageLocation.origin()).href;
}
