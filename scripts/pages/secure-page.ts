import { hash } from "node:crypto";
import { pagePolicy } from "./content-policy";
import {
  addressOf,
  attribute,
  charsetOf,
  createElement,
  elementsOf,
  insertAfter,
  setAttribute,
  textOf,
  type Document,
  type Element,
  type ReadFile,
} from "./page-tree";

/**
 * Adds integrity to every script of a page, and a content security policy before all content that it covers.
 * @throws Error in one sentence when the policy would block something in the page
 */
export function securePage(page: Document, readFile: ReadFile): void {
  const elements = elementsOf(page);
  const problem = firstProblem(elements);
  if (problem !== null) throw new Error(problem);
  for (const element of elements) addIntegrity(element, readFile);
  const content = pagePolicy({
    scripts: elements.filter(isScript).map((script) => `'${attribute(script, "integrity") ?? sha256(textOf(script))}'`),
    styles: elements.filter(({ tagName }) => tagName === "style").map((style) => `'${sha256(textOf(style))}'`),
  });
  insertAfter(charsetOf(page), [createElement("meta", { "http-equiv": "Content-Security-Policy", content })]);
}

/** For scripts, and the hints of scripts and style sheets: without equal integrity the browser would fetch a file twice. */
function addIntegrity(element: Element, readFile: ReadFile): void {
  const isHint = element.tagName === "link" && /^(?:script|style)$/.test(attribute(element, "as") ?? "");
  const address = isHint || isScript(element) ? addressOf(element) : "";
  if (address !== "") setAttribute(element, "integrity", sha256(readFile(address)));
}

/** Content that the policy would refuse; such a page must not be published. */
function firstProblem(elements: Element[]): string | null {
  for (const element of elements) {
    const tag = `<${element.tagName}>`;
    const handler = element.attrs.find(({ name }) => name.startsWith("on"));
    if (handler) return `${tag} has ${handler.name}="…", which the policy of the page refuses.`;
    if (attribute(element, "style") !== null)
      return `${tag} has a style attribute, which the policy of the page refuses.`;
    if (element.attrs.some(({ value }) => /^\s*javascript:/i.test(value)))
      return `${tag} has an address that is code, which the policy of the page refuses.`;
    if (
      element.tagName === "link" &&
      attribute(element, "rel") === "stylesheet" &&
      isElsewhere(attribute(element, "href"))
    )
      return `${tag} loads a style sheet of another host, which the policy of the page refuses.`;
    if (element.tagName === "base") return "<base> would be refused by the policy of the page.";
  }
  return null;
}

function isElsewhere(address: string | null): boolean {
  return address !== null && /^(?:[a-z]+:)?\/\//i.test(address);
}

/** Data in a script element does not run, so no policy applies. */
function isScript(element: Element): boolean {
  return element.tagName === "script" && !/json|speculationrules/.test(attribute(element, "type") ?? "");
}

function sha256(content: string | Buffer): string {
  return `sha256-${hash("sha256", content, "base64")}`;
}
