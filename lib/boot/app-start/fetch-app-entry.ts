import { appHints } from "./app-hints";

/** A page without HTTPS has none. */
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
// Where a worker has the files, they are fetched when they are run: each fetch costs the phone something before the card.
if (!workers?.controller) {
  for (const hint of appHints()) {
    const preload = hint.cloneNode() as HTMLLinkElement;
    preload.media = "all";
    document.head.append(preload);
  }
}
