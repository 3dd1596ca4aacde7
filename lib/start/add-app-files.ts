import { appHints } from "./app-hints";
import { inOwnTasks } from "./in-own-tasks";

/**
 * Adds the app's style sheet to the page and, when it is there, the scripts, each in a task of its own, since a request takes a
 * slow phone several milliseconds. One that fails is seen by recover-page.
 */
export function addAppFiles(): void {
  const hints = appHints();
  const isSheet = (hint: HTMLLinkElement) => hint.getAttribute("as") === "style";
  const sheets = hints.filter(isSheet).map(elementFor);
  const scripts = hints.filter((hint) => !isSheet(hint));
  const areLoaded = sheets.map((sheet) => new Promise((resolve) => (sheet.onload = resolve)));
  document.head.append(...sheets);
  void Promise.all(areLoaded).then(() =>
    inOwnTasks(scripts.map((hint) => () => document.head.append(elementFor(hint)))),
  );
}

function elementFor(hint: HTMLLinkElement): HTMLLinkElement | HTMLScriptElement {
  const isSheet = hint.getAttribute("as") === "style";
  const file = document.createElement(isSheet ? "link" : "script");
  file.setAttribute("integrity", hint.getAttribute("integrity") ?? "");
  // As it stands in the page: Next and React know a file by this very address.
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
