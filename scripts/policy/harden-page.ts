import { createHash } from "node:crypto";
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";
import { pagePolicy } from "./content-policy";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Reads a file of the export by the address that a page has for it, such as `/app/_next/static/chunks/a.js`. */
export type ReadFile = (address: string) => string | Buffer;

const policyAttribute = "Content-Security-Policy";

/**
 * An exported page with integrity on every script that it names, and with its content security policy before anything that
 * the policy is about.
 * @throws Error in one sentence when something in the page would not run or be shown under that policy
 */
export function hardenPage(html: string, readFile: ReadFile): string {
  const page = insert(html, integrityInsertions(html, readFile));
  const elements = elementsOf(page);
  const problem = firstProblem(elements);
  if (problem !== null) throw new Error(problem);
  const policy = pagePolicy({
    scripts: elements.filter(isScript).map((script) => `'${attribute(script, "integrity") ?? sha256(textOf(script))}'`),
    styles: elements.filter(({ tagName }) => tagName === "style").map((style) => `'${sha256(textOf(style))}'`),
  });
  // The browser looks for the charset in the first 1,024 bytes only, and the policy is longer.
  const charset = elements.find((element) => element.tagName === "meta" && attribute(element, "charset") !== null);
  const after = charset?.sourceCodeLocation?.endOffset;
  if (after === undefined) throw new Error("It has no <meta charset>, after which the policy would stand.");
  return insert(page, [[after, `<meta http-equiv="${policyAttribute}" content="${policy}"/>`]]);
}

/** The policy that a hardened page holds, null when it has none. */
export function policyOf(html: string): string | null {
  const meta = elementsOf(html).find((element) => attribute(element, "http-equiv") === policyAttribute);
  return meta ? attribute(meta, "content") : null;
}

/** Scripts, and the hints for scripts and style sheets: without the same integrity they would be fetched twice. */
function integrityInsertions(html: string, readFile: ReadFile): [number, string][] {
  return elementsOf(html).flatMap((element): [number, string][] => {
    const isHint = element.tagName === "link" && /^(?:script|style)$/.test(attribute(element, "as") ?? "");
    const address = isHint ? attribute(element, "href") : isScript(element) ? attribute(element, "src") : null;
    const start = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation;
    if (address === null || !start) return [];
    return [[start.startOffset + 1 + element.tagName.length, ` integrity="${sha256(readFile(address))}"`]];
  });
}

/** What the policy would refuse: the page must not be published then. */
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

/** Data in a script element is not run, so no policy is about it. */
function isScript(element: Element): boolean {
  return element.tagName === "script" && !/json|speculationrules/.test(attribute(element, "type") ?? "");
}

function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const visit = (node: Node) => {
    if (defaultTreeAdapter.isElementNode(node)) elements.push(node);
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return elements;
}

function attribute(element: Element, name: string): string | null {
  return element.attrs.find((attr) => attr.name === name)?.value ?? null;
}

function textOf(element: Element): string {
  return element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");
}

function sha256(content: string | Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

function insert(text: string, insertions: [offset: number, text: string][]): string {
  // From the end, so that the offsets before stay right.
  return insertions
    .sort(([one], [other]) => other - one)
    .reduce((whole, [offset, added]) => whole.slice(0, offset) + added + whole.slice(offset), text);
}
