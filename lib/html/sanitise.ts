import DOMPurify, { type Config, type UponSanitizeAttributeHook } from "dompurify";
import { cutHtml } from "./cut-html";
import { containers } from "./gather-paragraphs";
import { isWorkingLink } from "./link-kind";
import { replaceMedia, type Embedded } from "./replace-media";
import { withoutStyle } from "./without-style";

export interface Sanitised {
  /** Nodes of another document: nothing in them loads or runs before they are put into the page. */
  text: DocumentFragment;
  /** The empty elements of the text that stand for something embedded. */
  embedded: Map<Element, Embedded>;
  /** Whether there was more of it than can be parsed in time. */
  isCut: boolean;
}

/**
 * The one door for HTML of the server: an allow-list of text markup without style, class, data attributes or controls.
 * Addresses that lead nowhere are removed; ids and names get a prefix (see `anchor`). Nothing that is embedded stays: what it
 * is comes beside the text, read by `mediaOf`.
 */
export function sanitise(html: string): Sanitised {
  const { html: short, isCut } = cutHtml(html);
  const media = replaceMedia();
  DOMPurify.addHook("uponSanitizeElement", media.onElement);
  DOMPurify.addHook("uponSanitizeAttribute", checkAttribute);
  DOMPurify.addHook("afterSanitizeAttributes", completePicture);
  try {
    // Against its type there is nothing at all of a document of frames.
    const clean = DOMPurify.sanitize(withoutStyle(short.replace(emptyIslands, "")), options) as DocumentFragment | null;
    const text = clean ?? document.createDocumentFragment();
    media.dropStandIns();
    for (const link of text.querySelectorAll("a:not([href], [id], [name])")) link.replaceWith(...link.childNodes);
    return { text, embedded: new Map([...media.embedded].filter(([place]) => text.contains(place))), isCut };
  } finally {
    DOMPurify.removeHook("uponSanitizeElement", media.onElement);
    DOMPurify.removeHook("uponSanitizeAttribute", checkAttribute);
    DOMPurify.removeHook("afterSanitizeAttributes", completePicture);
  }
}

/** In HTML nothing closes them, and what follows would go with them. */
const emptyIslands = /<(?:o:p|xml)\s*\/>/gi;

const textTags =
  "a abbr b bdi bdo blockquote br caption cite code del details dfn em h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark menu ol p " +
  "pre q s samp small span strike strong sub summary sup table tbody td tfoot th thead tr u ul var wbr";

/** Some of them only where they mean something: see `attributeRules`. */
const textAttributes =
  "alt colspan dir height href id lang name open reversed rowspan scope src start title type value width";

const options: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...containers, ...textTags.split(" ")],
  ALLOWED_ATTR: textAttributes.split(" "),
  /** Beside scripts, styles and the like: what Word keeps for itself, and the choices of a field. */
  ADD_FORBID_CONTENTS: ["datalist", "o:p", "xml"],
  /** What comes first is text like the rest, also where a document would have its head. */
  FORCE_BODY: true,
  SANITIZE_NAMED_PROPS: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP:
    /^(?:https?:|tel:|mailto:|sms:|geo:|webcal:|#|\/(?!\/)|[^a-z]|[a-z][a-z\d+.-]*(?:[^a-z\d+.\-:]|$))/i,
  RETURN_DOM_FRAGMENT: true,
};

/** Where an attribute means something, and which values do. */
const attributeRules: Record<string, (tag: string, value: string) => boolean> = {
  href: (tag, value) => tag === "A" && isWorkingLink(value),
  // DOMPurify lets pictures hold their own data; here a picture is an address.
  src: (tag, value) => tag === "IMG" && !/^\s*data:/i.test(value),
  // The size of a picture keeps its place free while it loads.
  width: (tag, value) => tag === "IMG" && /^\d{1,4}$/.test(value),
  height: (tag, value) => tag === "IMG" && /^\d{1,4}$/.test(value),
  name: (tag) => tag === "A",
  open: (tag) => tag === "DETAILS",
  reversed: (tag) => tag === "OL",
  start: (tag, value) => tag === "OL" && /^-?\d{1,9}$/.test(value),
  type: (tag, value) => tag === "OL" && /^[1aAiI]$/.test(value),
  value: (tag, value) => tag === "LI" && /^-?\d{1,9}$/.test(value),
};

const checkAttribute: UponSanitizeAttributeHook = (node, attribute) => {
  const rule = Object.hasOwn(attributeRules, attribute.attrName) && attributeRules[attribute.attrName];
  if (rule && !rule(node.nodeName, attribute.attrValue)) attribute.keepAttr = false;
};

function completePicture(node: Element): void {
  if (node.nodeName !== "IMG") return;
  // A picture without words is decoration; without the attribute a screen reader would read out its address.
  if (!node.hasAttribute("alt")) node.setAttribute("alt", "");
  node.setAttribute("loading", "lazy");
}
