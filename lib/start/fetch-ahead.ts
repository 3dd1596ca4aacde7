import { inOwnTasks } from "@/lib/platform/in-own-task";
import { appHints } from "./app-hints";

/**
 * Fetches the app's files while the page draws. Not when a worker has them on the device: that would only delay the card.
 * Each request has its own task, so that the browser keeps parsing the page in between.
 */
export function fetchAhead(): void {
  // Pages without HTTPS lack workers.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers?.controller) inOwnTasks(appHints().map((hint) => () => preload(hint)));
}

function preload(hint: HTMLLinkElement): void {
  const link = hint.cloneNode() as HTMLLinkElement;
  link.media = "all";
  document.head.append(link);
}
