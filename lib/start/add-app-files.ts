import { inOwnTasks } from "@/lib/platform/in-own-task";
import { appHints } from "./app-hints";

/**
 * Adds the app's style sheet and, once it has loaded, the scripts. Each goes into its own task: a request costs a slow phone
 * several milliseconds. recover-page watches for files that fail.
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
