import { cutText } from "./cut-text";
import { gatherParagraphs, placeClass } from "./gather-paragraphs";
import type { Embedded } from "./replace-media";
import { sanitise } from "./sanitise";

/** A place in a text that the app fills: with something embedded, or with the words that the text was cut here. */
export interface Place {
  element: Element;
  content: Embedded | { kind: "cut" };
}

export interface RichContent {
  /** Parts of a text, ready to be put into the page. */
  nodes: ChildNode[];
  places: Place[];
}

/** HTML of the server as it is shown (decisions 8): sanitised, of a length that a phone can show, each text in a paragraph. */
export function richContent(html: string): RichContent {
  const { text, embedded, isCut: isCutBefore } = sanitise(html);
  const isCut = cutText(text) || isCutBefore;
  const places: Place[] = [];
  for (const [element, content] of embedded) {
    if (!text.contains(element)) continue;
    // A picture that is lost stays in its sentence.
    if (content.kind !== "lostPicture") element.className = placeClass;
    places.push({ element, content });
  }
  gatherParagraphs(text);
  for (const list of text.querySelectorAll("ol[type]:not([type='1'])"))
    list.className = numberings[list.getAttribute("type") ?? ""] ?? "";
  if (isCut) {
    const element = document.createElement("p");
    text.append(element);
    places.push({ element, content: { kind: "cut" } });
  }
  // React makes what it puts into a place in the document of the place: only in that of the page do players load.
  document.adoptNode(text);
  return { nodes: [...text.childNodes], places };
}

/** Not by `type` in the style sheet, where `a` and `A` are the same. */
const numberings: Record<string, string> = {
  a: "lower-alpha",
  A: "upper-alpha",
  i: "lower-roman",
  I: "upper-roman",
};
