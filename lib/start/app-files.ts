import { inOwnTask, inOwnTasks } from "@/lib/platform/in-own-task";

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

/**
 * Calls back after the first paint; at once in a hidden page, which paints no frames. Uses an observer: browser tests that
 * stop the clock stop timers and animation frames, and the app would never start.
 */
export function afterFirstFrame(callback: () => void): void {
  if (document.hidden) return callback();
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    // The observer runs before the paint, the next task after it.
    inOwnTask(callback);
  });
  observer.observe(document.documentElement);
}

/**
 * Adds the app's style sheet and, once it has loaded, the scripts. Each goes into its own task: a request costs a slow phone
 * several milliseconds. recover-page watches for files that fail.
 */
export function addAppFiles(): void {
  const hints = appHints();
  const sheets = hints.filter(isSheet).map(elementFor);
  const scripts = hints.filter((hint) => !isSheet(hint));
  const sheetLoads = sheets.map((sheet) => new Promise((resolve) => (sheet.onload = resolve)));
  document.head.append(...sheets);
  void Promise.all(sheetLoads).then(() =>
    inOwnTasks(scripts.map((hint) => () => document.head.append(elementFor(hint)))),
  );
}

const isSheet = (hint: HTMLLinkElement) => hint.getAttribute("as") === "style";

function elementFor(hint: HTMLLinkElement): HTMLLinkElement | HTMLScriptElement {
  const file = document.createElement(isSheet(hint) ? "link" : "script");
  file.setAttribute("integrity", hint.getAttribute("integrity") ?? "");
  // The attribute as written: Next and React know a file by this text.
  const address = hint.getAttribute("href") ?? "";
  if (file instanceof HTMLLinkElement) {
    file.rel = "stylesheet";
    file.href = address;
  } else {
    file.async = true;
    file.src = address;
  }
  return file;
}

/**
 * The hints of the app's files with their integrity, which scripts/pages writes: preloads for no medium, which fetch
 * nothing.
 */
function appHints(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][media='not all']")];
}
