import { dropAnalyticsCookies } from "@/lib/analytics/drop-analytics-cookies";
import { appScope } from "@/lib/config/base-path";
import { pageLocation } from "@/lib/platform/page-location";
import { dropAll } from "@/lib/platform/drop-owned";
import { withTimeout } from "@/lib/platform/with-timeout";
import { storedKeys } from "@/lib/platform/stored-data";
import { dropStoredAnswers } from "@/lib/offline/stored-answers";
import { endSession } from "@/lib/queries/session";
import { href } from "@/lib/routes/href";
import { changeSettings } from "@/lib/settings/settings-store";
import { showBadge } from "./app-badge";
import { emptyDatabases } from "./empty-databases";
import { deleteOwnCaches } from "./workers";

/** Milliseconds for each of the two steps: a busy browser must not keep the member waiting. */
const timeoutMs = 2000;

/**
 * Removes everything that the app stored on this device and reloads it as on the first visit. The server session continues,
 * and data of the association's site on the same origin stays. A failed removal does not stop the others.
 */
export async function resetApp(): Promise<void> {
  // First, so that no late answer is stored again.
  endSession();
  const removal = dropStoredAnswers();
  // A running analytics tag would write its cookies again.
  changeSettings({ acceptedCookies: ["necessary"] });
  // Then the workers: a running one would refill its cache. One that is installing goes only once it is done: do not wait.
  await settleWithin(unregisterWorkers());
  await settleWithin(removal, deleteOwnCaches(), emptyDatabases(storedKeys("database")), showBadge(0));
  dropAll();
  dropAnalyticsCookies();
  pageLocation.replaceWith(href("membershipCard"));
}

/** Waits until all tasks settle, but not longer than the timeout. */
async function settleWithin(...tasks: Promise<void>[]): Promise<void> {
  await withTimeout<unknown>(Promise.allSettled(tasks), timeoutMs, null);
}

/** Only the app's own: the association's site may have a worker on the same origin. */
async function unregisterWorkers(): Promise<void> {
  const home = new URL(appScope, location.origin).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.filter(({ scope }) => scope.startsWith(home)).map((worker) => worker.unregister()));
}
