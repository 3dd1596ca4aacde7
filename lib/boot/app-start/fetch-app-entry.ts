import { appHints } from "./app-hints";
import { inOwnTasks } from "./in-own-tasks";

/** A page without HTTPS has none. */
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
// A worker has the files on the device: fetching them ahead would only delay the card. Each is asked for in a task of its own,
// so that the browser goes on reading the page in between.
if (!workers?.controller) inOwnTasks(appHints().map((hint) => () => fetchAhead(hint)));

function fetchAhead(hint: HTMLLinkElement): void {
  const preload = hint.cloneNode() as HTMLLinkElement;
  preload.media = "all";
  document.head.append(preload);
}
