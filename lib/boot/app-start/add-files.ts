import { appHints } from "./app-hints";
import { inOwnTasks } from "./in-own-tasks";

/**
 * Adds the app's scripts to the page, each in a task of its own, since a request takes a slow phone several milliseconds.
 * Calls back when all have been loaded. One that fails is seen by recover-page.
 */
export function addScripts(callback: () => void): void {
  const hints = appHints();
  let missing = hints.length;
  const addScript = (hint: HTMLLinkElement) => {
    const script = document.createElement("script");
    script.async = true;
    // As they stand in the page: Turbopack and React know the script by this very address.
    script.setAttribute("integrity", hint.getAttribute("integrity") ?? "");
    script.src = hint.getAttribute("href") ?? "";
    script.onload = () => {
      missing -= 1;
      if (missing === 0) callback();
    };
    document.head.append(script);
  };
  inOwnTasks(hints.map((hint) => () => addScript(hint)));
}
