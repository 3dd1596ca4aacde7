import { appHints } from "./app-hints";
import { inOwnTasks } from "./in-own-tasks";

/**
 * Adds the app's style sheet and scripts to the page, each in a task of its own, since a request takes a slow phone several
 * milliseconds. Calls back when all have been loaded. One that fails is seen by recover-page.
 */
export function addFiles(callback: () => void): void {
  const hints = appHints();
  let missing = hints.length;
  const add = (hint: HTMLLinkElement) => {
    const file = elementFor(hint);
    file.onload = () => {
      missing -= 1;
      if (missing === 0) callback();
    };
    document.head.append(file);
  };
  inOwnTasks(hints.map((hint) => () => add(hint)));
}

function elementFor(hint: HTMLLinkElement): HTMLLinkElement | HTMLScriptElement {
  const isSheet = hint.getAttribute("as") === "style";
  const file = document.createElement(isSheet ? "link" : "script");
  file.setAttribute("integrity", hint.getAttribute("integrity") ?? "");
  // As it stands in the page: Turbopack and React know a script by this very address.
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
