import { hasVisibleText } from "@/lib/api/json";
import { nameOfAddress } from "@/lib/format/readable-address";
import { cutText } from "./cut-text";
import type { Embedded } from "./replace-media";
import { containers, sanitise } from "./sanitise";

/** Marks a place that the app fills itself. */
export const placeClass = "embedded";

/** A place that the app fills in a text: with an embed, or with the note that the text was cut here. */
export interface Place {
  element: Element;
  content: Embedded | { kind: "cut" };
}

/** The server's HTML as shown, in nodes ready for the page: sanitised, and cut to what a phone can show. */
export function richContent(html: string) {
  const { text, embedded, isCut: isCutBefore } = sanitise(html);
  const isCut = cutText(text) || isCutBefore;
  const places = placesIn(text, embedded);
  prepareLinks(text, places);
  makePlainBlocks(text, places);
  markLists(text);
  if (places.length === 0 && isBlank(text)) text.replaceChildren();
  if (isCut) places.push(appendCutNote(text));
  // Removed elements leave pieces of one text apart.
  text.normalize();
  breakLongRuns(text);
  // React creates nodes in the document of the place, and players only load in that of the page.
  document.adoptNode(text);
  return { nodes: [...text.childNodes], places };
}

function placesIn(text: DocumentFragment, embedded: ReadonlyMap<Element, Embedded>): Place[] {
  const places: Place[] = [];
  for (const [element, content] of embedded) {
    if (!text.contains(element)) continue;
    // A lost picture stays in its sentence.
    if (content.kind !== "lostPicture") element.className = placeClass;
    places.push({ element, content });
  }
  return places;
}

function prepareLinks(text: DocumentFragment, places: readonly Place[]): void {
  for (const link of text.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    // Nobody could see where the focus is.
    if (isEmpty(link, places)) link.removeAttribute("href");
    else nameLink(link);
  }
}

/** The text is a part of a page, which has its own `main`, `nav` and `header`. A screen reader lists every heading, so empty ones go. */
function makePlainBlocks(text: DocumentFragment, places: readonly Place[]): void {
  const headings = [...text.querySelectorAll("h1,h2,h3,h4,h5,h6")].filter((heading) => isEmpty(heading, places));
  for (const heading of headings) makePlainBlock(heading);
  for (const container of text.querySelectorAll(namedContainers)) makePlainBlock(container);
  for (const item of text.querySelectorAll("li")) if (!item.closest("menu,ol,ul")) makePlainBlock(item);
}

function markLists(text: DocumentFragment): void {
  for (const list of text.querySelectorAll("ol[type]:not([type='1'])"))
    list.className = numberings[list.getAttribute("type") ?? ""] ?? "";
  // TinyMCE and Lexical indent a list by an item that holds nothing else: its own marker would stand before the first one.
  for (const item of text.querySelectorAll("li:has(> :is(menu, ol, ul):only-child)"))
    if (![...item.childNodes].some((node) => node instanceof Text && hasVisibleText(node.data)))
      item.classList.add("unmarked");
}

/** Words that no-break spaces join, longer than a line of a phone: it would break within a word. Editors paste whole paragraphs so. */
const longRun = /[^ \t\r\n]{41,}/g;

function breakLongRuns(text: DocumentFragment): void {
  const walker = text.ownerDocument.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.nodeValue?.includes("\u00a0"))
      node.nodeValue = node.nodeValue.replace(longRun, (run) => run.replace(/(\S)\u00a0(?=\S)/g, "$1 "));
}

function appendCutNote(text: DocumentFragment): Place {
  const element = document.createElement("p");
  text.append(element);
  return { element, content: { kind: "cut" } };
}

/** Whether a text shows nothing and is not a link target: editors leave `<p></p>` and `<p>&nbsp;</p>` behind. */
function isBlank(text: DocumentFragment): boolean {
  return !hasVisibleText(text.textContent) && text.querySelector("hr,img,table,[id],[name]") === null;
}

/** Whether a link contains nothing to press, or a heading nothing to read. */
function isEmpty(part: Element, places: readonly Place[]): boolean {
  if (hasVisibleText(part.textContent) || part.querySelector("img")) return false;
  return !places.some(({ element }) => part.contains(element));
}

/** A link that contains only pictures without alt text would have no accessible name: it gets one from its address. */
function nameLink(link: HTMLAnchorElement): void {
  const pictures = [...link.querySelectorAll("img")];
  if (link.textContent.trim() !== "" || link.title !== "" || pictures.some(({ alt }) => alt.trim() !== "")) return;
  pictures[0]?.setAttribute("alt", nameOfAddress(new URL(link.getAttribute("href") ?? "", location.href).href));
}

const namedContainers = containers.filter((name) => name !== "div").join();

function makePlainBlock(element: Element): void {
  const block = element.ownerDocument.createElement("div");
  for (const { name, value } of element.attributes) block.setAttribute(name, value);
  block.append(...element.childNodes);
  element.replaceWith(block);
}

/** Not by `type` in the style sheet, where `a` and `A` are equal. */
const numberings: Record<string, string> = {
  a: "lower-alpha",
  A: "upper-alpha",
  i: "lower-roman",
  I: "upper-roman",
};
