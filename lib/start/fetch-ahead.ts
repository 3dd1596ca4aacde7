import { appHints } from "./app-hints";
import { inOwnTasks } from "./in-own-tasks";

/**
 * Fetches the app's files while the page draws. Not where a worker has them on the device: that would only delay the card. Each
 * is asked for in a task of its own, so that the browser goes on reading the page in between.
 */
export function fetchAhead(): void {
  // A page without HTTPS has no workers.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers?.controller) inOwnTasks(appHints().map((hint) => () => preload(hint)));
}

function preload(hint: HTMLLinkElement): void {
  const link = hint.cloneNode() as HTMLLinkElement;
  link.media = "all";
  document.head.append(link);
}
