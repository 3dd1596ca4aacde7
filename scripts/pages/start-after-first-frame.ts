import { parse } from "parse5";
import { firstStyles } from "./first-styles";
import {
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
 * Has the page draw what it draws by itself before the app's files hold it up (docs/decisions/006). Its blocking scripts stand
 * in the page, with the styles that they draw with. Of the app's style sheet and scripts only hints are left, which fetch nothing:
 * the page's scripts fetch and start them.
 */
export function startAfterFirstFrame(page: Document, readFile: ReadFile): void {
  const elements = elementsOf(page);
  const scripts = elements.filter(isBlockingScript);
  for (const script of scripts) inlineScript(script, readFile);
  const appScripts = elements.filter(isAsyncScript);
  const sheets = elements.filter(isStyleSheet);
  const css = sheets.map((sheet) => readFile(addressOf(sheet)).toString());
  const hints = [...sheets.map((sheet) => hint("style", sheet)), ...appScripts.map((script) => hint("script", script))];
  for (const element of [...appScripts, ...sheets, ...elements.filter(isScriptHint)]) remove(element);
  const words = elementsOf(page).map((element) => `${attribute(element, "class") ?? ""} ${textOf(element)}`);
  const styles = css.map((text) => createElement("style", {}, firstStyles(text, words.join(" "))));
  insertAfter(charsetOf(page), hints);
  // The first script asks the server: it need not wait for the styles.
  insertAfter(scripts[0] ?? charsetOf(page), styles);
}

/** The addresses of the scripts that an exported page starts the app with. */
export function startScriptsOf(html: string): string[] {
  return elementsOf(parse(html)).filter(isAsyncScript).map(addressOf);
}

function inlineScript(script: Element, readFile: ReadFile): void {
  setText(script, readFile(addressOf(script)).toString());
  script.attrs = script.attrs.filter(({ name }) => name !== "src");
}

/** For no medium: the browser fetches nothing by it. */
function hint(as: "script" | "style", file: Element): Element {
  return createElement("link", { rel: "preload", as, fetchpriority: "low", media: "not all", href: addressOf(file) });
}

function addressOf(file: Element): string {
  return attribute(file, "src") ?? attribute(file, "href") ?? "";
}

/** Scripts for browsers without modules are run by no other. */
function isScriptFile(element: Element): boolean {
  return element.tagName === "script" && addressOf(element) !== "" && attribute(element, "nomodule") === null;
}

function isBlockingScript(element: Element): boolean {
  return isScriptFile(element) && ["async", "defer"].every((name) => attribute(element, name) === null);
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
