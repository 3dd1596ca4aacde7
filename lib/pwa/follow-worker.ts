import { appScope } from "@/lib/config/base-path";
import { isWithin } from "@/lib/platform/is-within";
import { pageLocation } from "@/lib/platform/page-location";
import { isPageVisible } from "@/lib/platform/page-visibility";
import { leaveUnlessGuarded } from "@/lib/navigation/leave-guard";
import { offerUpdate } from "@/lib/notifications/notifications";
import { keepShownIcons } from "./keep-shown-icons";
import { isServedByOwnWorker, workers } from "./workers";

const checkEvery = 60 * 60 * 1000;
/** Milliseconds after *Update*. */
const takeoverLimit = 3000;

/**
 * Registers the service worker and follows its versions: offers a waiting version, and reloads the page after it has taken over.
 * See docs/product.md, Worker.
 * @param onOfflineReady called after the first installation
 * @returns stops it
 */
export function followWorker(onOfflineReady: () => void): () => void {
  const container = workers();
  // The development server has none: public/sw.js.
  if (!container || process.env.NODE_ENV === "development") return () => undefined;
  const following = new AbortController();
  const { signal } = following;
  // Without a worker the page came from the network. The first takeover does not change it, unless a new version was offered.
  let reloadsAtTakeover = isServedByOwnWorker();

  const reload = () => {
    // A second takeover must not reload again.
    following.abort();
    pageLocation.reload();
  };

  const onTakeover = () => {
    if (reloadsAtTakeover) {
      // Other tabs too: never reload while the member types. They can take the new version later.
      offerUpdate(reload);
      leaveUnlessGuarded("update", reload);
    }
    reloadsAtTakeover = true;
  };

  const offer = (worker: ServiceWorker) => {
    // From now on any tab may activate it.
    reloadsAtTakeover = true;
    offerUpdate(() => activate(worker, container));
  };

  const onInstalled = (worker: ServiceWorker, { active }: ServiceWorkerRegistration) => {
    // Not by the controller, which a page lacks after Shift and Reload.
    if (active && active !== worker) return offer(worker);
    onOfflineReady();
    // A first worker takes over at once (app/sw.ts) and handles icons from now on.
    void keepShownIcons();
  };

  container.addEventListener("controllerchange", onTakeover, { signal });
  void register(container).then((registration) => {
    if (signal.aborted || !registration) return;
    if (registration.waiting) offer(registration.waiting);
    followInstallations(registration, onInstalled, signal);
    checkHourly(registration, signal);
  });
  return () => following.abort();
}

/** If the host lacks the file or the browser refuses, the app works, but only online. */
function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  return container.register(`${appScope}sw.js`, { scope: appScope, updateViaCache: "none" }).catch(() => undefined);
}

function followInstallations(
  registration: ServiceWorkerRegistration,
  onInstalled: (worker: ServiceWorker, registration: ServiceWorkerRegistration) => void,
  signal: AbortSignal,
): void {
  // One function for all workers, so that one found twice, here and by its event, gets one listener.
  const onStateChange = (event: Event) => {
    // Only workers call it.
    const worker = event.target as ServiceWorker;
    if (worker.state === "installed") onInstalled(worker, registration);
  };
  const follow = () => registration.installing?.addEventListener("statechange", onStateChange, { signal });
  follow();
  registration.addEventListener("updatefound", follow, { signal });
}

/**
 * Lets the waiting worker take over, then reloads the page; *Update* has asked about unsaved edits. Reloads after a while in any
 * case: Chromium sometimes misses the end of the previous worker's requests, which block the takeover, and Safari its event.
 */
function activate(worker: ServiceWorker, container: ServiceWorkerContainer): void {
  const reload = setTimeout(() => leaveUnlessGuarded("update", () => pageLocation.reload()), takeoverLimit);
  container.addEventListener("controllerchange", () => clearTimeout(reload), { once: true });
  worker.postMessage({ type: "SKIP_WAITING" });
}

/** Checks hourly while the page is visible and online; an overdue check runs when the member returns. */
function checkHourly(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let checkedAt = Date.now();
  const check = () => {
    if (!isPageVisible() || !navigator.onLine || isWithin(checkedAt, checkEvery)) return;
    checkedAt = Date.now();
    registration.update().catch(() => {
      // sw.js is missing or no script: the current worker goes on.
    });
  };
  const timer = setInterval(check, checkEvery / 12);
  document.addEventListener("visibilitychange", check, { signal });
  signal.addEventListener("abort", () => clearInterval(timer));
}
