import { appScope } from "@/lib/config/base-path";
import { isWithin } from "@/lib/platform/is-within";
import { pageLocation } from "@/lib/platform/page-location";
import { translate } from "@/lib/i18n/translate";
import { leaveUnlessGuarded } from "@/lib/navigation/leave-guard";
import { notifyWhenFree } from "@/lib/notifications/notify-when-free";
import { offerUpdate } from "@/lib/notifications/notifications";
import { keepShownIcons } from "./keep-shown-icons";
import { workers } from "./workers";

const checkEvery = 60 * 60 * 1000;

/**
 * Registers the service worker and follows its versions (spec 4 "Service worker"): tells once that the app now opens
 * without a network, offers a version that waits, and loads the page again when it has taken over. Returns the function
 * that stops it.
 */
export function followWorker(): () => void {
  const container = workers();
  if (!container) return () => undefined;
  const stopping = new AbortController();
  const { signal } = stopping;
  // Without one, the page came from the network: the worker that takes over first changes nothing of it.
  let wasControlled = container.controller !== null;
  let isReloading = false;
  container.addEventListener(
    "controllerchange",
    () => {
      const isFirst = !wasControlled;
      wasControlled = true;
      if (isFirst || isReloading) return;
      const reload = () => {
        isReloading = true;
        pageLocation.reload();
      };
      // Also in the other tabs: never while something is typed. Who stays can take the new version later.
      offerUpdate(reload);
      leaveUnlessGuarded("update", reload);
    },
    { signal },
  );
  void register(container, signal);
  return () => stopping.abort();
}

async function register(container: ServiceWorkerContainer, signal: AbortSignal): Promise<void> {
  // A host without the file, or a browser that refuses: the app works, only not without a network.
  const registration = await container
    .register(`${appScope}sw.js`, { scope: appScope, updateViaCache: "none" })
    .catch(() => undefined);
  if (signal.aborted || !registration) return;
  if (registration.waiting) offer(registration.waiting);
  const follow = () => registration.installing?.addEventListener("statechange", onStateChange, { signal });
  // One function for all of them: a worker that is found twice, here and by its event, is still followed once.
  const onStateChange = ({ target }: Event) => handleStateChange(container, target as ServiceWorker);
  follow();
  registration.addEventListener("updatefound", follow, { signal });
  checkHourly(registration, signal);
}

function handleStateChange(container: ServiceWorkerContainer, worker: ServiceWorker): void {
  if (worker.state !== "installed") return;
  if (container.controller) return offer(worker);
  notifyWhenFree(translate("pwa.offlineReady"), "success");
  // From now on icons pass through the worker: it takes over at once (app/sw.ts).
  void keepShownIcons();
}

/** After *Update*, which asks about unsaved edits, the waiting worker takes over, and the page is loaded again. */
function offer(worker: ServiceWorker): void {
  offerUpdate(() => worker.postMessage({ type: "SKIP_WAITING" }));
}

/** Every hour, when somebody looks and there is a network; a check that was due meanwhile is made on the way back. */
function checkHourly(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let checkedAt = Date.now();
  const check = () => {
    if (document.visibilityState !== "visible" || !navigator.onLine || isWithin(checkedAt, checkEvery)) return;
    checkedAt = Date.now();
    registration.update().catch(() => {
      // No sw.js to be had, or not a script: the worker that runs goes on.
    });
  };
  const timer = setInterval(check, checkEvery / 12);
  document.addEventListener("visibilitychange", check, { signal });
  signal.addEventListener("abort", () => clearInterval(timer));
}
