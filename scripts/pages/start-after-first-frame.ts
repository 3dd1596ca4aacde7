import { firstStyles } from "./first-styles";
import { addressOf, charsetOf, type ReadFile } from "./page-elements";

/** Only browsers without modules run `nomodule` scripts. */
const scriptFile = "script[src]:not([nomodule])";
const blockingScript = `${scriptFile}:not([async]):not([defer]):not([type])`;
const asyncScript = `${scriptFile}[async]`;

/**
 * Makes the page draw its first paint before the app's files block it (docs/decisions/006). Inlines its blocking scripts and
 * the styles that these need. Replaces the app's style sheet and scripts by inert hints: the page's scripts
 * fetch and start them.
 * @throws Error in one sentence for a page whose scripts load in another way: it would be slow, and nothing would report that
 */
export function startAfterFirstFrame(page: Document, readFile: ReadFile): void {
  checkScripts(page);
  const scripts = [...page.querySelectorAll(blockingScript)];
  for (const script of scripts) {
    script.textContent = readFile(addressOf(script)).toString();
    script.removeAttribute("src");
  }
  const appScripts = [...page.querySelectorAll(asyncScript)];
  const sheets = [...page.querySelectorAll("link[rel=stylesheet]")];
  const hints = [...sheets.map((sheet) => hint("style", sheet)), ...appScripts.map((script) => hint("script", script))];
  const nextsHints = page.querySelectorAll("link[as=script]:not([media])");
  for (const element of [...appScripts, ...sheets, ...nextsHints]) element.remove();
  const words = [...page.querySelectorAll("*")].map(
    (element) =>
      `${element.localName} ${element.classList.value} ${element.matches("script") ? element.textContent : ""}`,
  );
  const styles = sheets.map((sheet) => {
    const style = page.createElement("style");
    style.textContent = firstStyles(readFile(addressOf(sheet)).toString(), words.join(" "));
    return style;
  });
  charsetOf(page).after(...hints);
  // The first script calls the server: it need not wait for the styles.
  (scripts[0] ?? charsetOf(page)).after(...styles);
}

/** The addresses of an exported page's start scripts. */
export function startScriptsOf(page: Document): string[] {
  return [...page.querySelectorAll(asyncScript)].map(addressOf);
}

/** Checks that Next still exports scripts in the known form. A prepared page has no script files, and passes. */
function checkScripts(page: Document): void {
  const files = [...page.querySelectorAll(scriptFile)];
  if (files.length === 0) return;
  const other = files.find((file) => !file.matches(`${blockingScript}, ${asyncScript}`));
  if (other) throw new Error(`The script ${addressOf(other)} is neither blocking nor async.`);
  if (startScriptsOf(page).length === 0) throw new Error("It has no async script, so nothing would start the app.");
}

/** `media="not all"`: the browser fetches nothing for it. */
function hint(as: "script" | "style", file: Element): Element {
  const link = file.ownerDocument.createElement("link");
  const attributes = { rel: "preload", as, fetchpriority: "low", media: "not all", href: addressOf(file) };
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link;
}
