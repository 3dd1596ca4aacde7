import { appHints } from "./app-hints";
import { inOwnTasks } from "./in-own-tasks";

/** A page without HTTPS has none. */
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
// Where a worker has the files, they are fetched when they are run: each fetch costs the phone something before the card.
// That is why the page is read on between two of them.
if (!workers?.controller) inOwnTasks(appHints().map((hint) => () => fetchAhead(hint)));

function fetchAhead(hint: HTMLLinkElement): void {
  const preload = hint.cloneNode() as HTMLLinkElement;
  preload.media = "all";
  document.head.append(preload);
}
