import { parse } from "parse5";
import { firstStyles } from "./first-styles";
import {
  addressOf,
  attribute,
  charsetOf,
  createElement,
  elementsOf,
  insertAfter,
  remove,
  setText,
  textOf,
  type Document,
  type Element,
  type ReadFile,
} from "./page-tree";

/**
 * Makes the page draw its first paint before the app's files block it (docs/decisions/006). Inlines its blocking scripts and
 * the styles that these need. Replaces the app's style sheet and scripts by inert hints: the page's scripts
 * fetch and start them.
 * @throws Error in one sentence for a page whose scripts load in another way: it would be slow, and nothing would report that
 */
export function startAfterFirstFrame(page: Document, readFile: ReadFile): void {
  const elements = elementsOf(page);
  checkScripts(elements.filter(isScriptFile));
  const scripts = elements.filter(isBlockingScript);
  for (const script of scripts) inlineScript(script, readFile);
  const appScripts = elements.filter(isAsyncScript);
  const sheets = elements.filter(isStyleSheet);
  const css = sheets.map((sheet) => readFile(addressOf(sheet)).toString());
  const hints = [...sheets.map((sheet) => hint("style", sheet)), ...appScripts.map((script) => hint("script", script))];
  for (const element of [...appScripts, ...sheets, ...elements.filter(isScriptHint)]) remove(element);
  const words = elementsOf(page).map(
    (element) => `${element.tagName} ${attribute(element, "class") ?? ""} ${textOf(element)}`,
  );
  const styles = css.map((text) => createElement("style", {}, firstStyles(text, words.join(" "))));
  insertAfter(charsetOf(page), hints);
  // The first script calls the server: it need not wait for the styles.
  insertAfter(scripts[0] ?? charsetOf(page), styles);
}

/** The addresses of an exported page's start scripts. */
export function startScriptsOf(html: string): string[] {
  return elementsOf(parse(html)).filter(isAsyncScript).map(addressOf);
}

/** Checks that Next still exports scripts in the known form. A prepared page has no script files, and passes. */
function checkScripts(files: readonly Element[]): void {
  if (files.length === 0) return;
  const other = files.find((file) => !isBlockingScript(file) && !isAsyncScript(file));
  if (other) throw new Error(`The script ${addressOf(other)} is neither blocking nor async.`);
  if (!files.some(isAsyncScript)) throw new Error("It has no async script, so nothing would start the app.");
}

function inlineScript(script: Element, readFile: ReadFile): void {
  setText(script, readFile(addressOf(script)).toString());
  script.attrs = script.attrs.filter(({ name }) => name !== "src");
}

/** `media="not all"`: the browser fetches nothing for it. */
function hint(as: "script" | "style", file: Element): Element {
  return createElement("link", { rel: "preload", as, fetchpriority: "low", media: "not all", href: addressOf(file) });
}

/** Only browsers without modules run `nomodule` scripts. */
function isScriptFile(element: Element): boolean {
  return element.tagName === "script" && addressOf(element) !== "" && attribute(element, "nomodule") === null;
}

function isBlockingScript(element: Element): boolean {
  return isScriptFile(element) && ["async", "defer", "type"].every((name) => attribute(element, name) === null);
}

function isAsyncScript(element: Element): boolean {
  return isScriptFile(element) && attribute(element, "async") !== null;
}

function isStyleSheet(element: Element): boolean {
  return element.tagName === "link" && attribute(element, "rel") === "stylesheet";
}

function isScriptHint(element: Element): boolean {
  return element.tagName === "link" && attribute(element, "as") === "script" && attribute(element, "media") === null;
}
