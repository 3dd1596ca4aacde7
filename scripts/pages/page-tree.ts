import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes } from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Reads a file of the export by its address in a page, such as `/app/_next/static/chunks/a.js`. */
export type ReadFile = (address: string) => string | Buffer;

/** A node's descendant elements, in document order. */
export function elementsOf(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes : [];
  return children.flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...elementsOf(child)] : elementsOf(child),
  );
}

export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((attr) => attr.name === name)?.value ?? null;
}

export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((attr) => attr.name !== name), { name, value }];
}

/** The address of the file that an element loads or announces; "" without one. */
export function addressOf(element: Element): string {
  return attribute(element, "src") ?? attribute(element, "href") ?? "";
}

export function textOf(element: Element): string {
  return element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");
}

export function setText(element: Element, text: string): void {
  for (const node of [...element.childNodes]) defaultTreeAdapter.detachNode(node);
  defaultTreeAdapter.insertText(element, text);
}

export function createElement(tagName: string, attributes: Record<string, string>, text = ""): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  setText(element, text);
  return element;
}

export function remove(element: Element): void {
  defaultTreeAdapter.detachNode(element);
}

/** Moves elements behind another one. */
export function insertAfter(element: Element, added: readonly Element[]): void {
  const parent = element.parentNode;
  if (!parent) throw new Error(`<${element.tagName}> is not in a page.`);
  for (const one of added) remove(one);
  const next = parent.childNodes[parent.childNodes.indexOf(element) + 1];
  for (const one of added)
    if (next) defaultTreeAdapter.insertBefore(parent, one, next);
    else defaultTreeAdapter.appendChild(parent, one);
}

/** @throws Error without a charset: browsers look for it in the first 1,024 bytes, before any long content */
export function charsetOf(page: Document): Element {
  const charset = elementsOf(page).find((one) => one.tagName === "meta" && attribute(one, "charset") !== null);
  if (!charset) throw new Error("It has no <meta charset>, which must precede the policy.");
  return charset;
}
