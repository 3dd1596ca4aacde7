import DOMPurify, { type Config, type UponSanitizeAttributeHook, type UponSanitizeElementHook } from "dompurify";
import { completeAddress } from "./complete-address";
import { cutHtml } from "./cut-html";
import { keepMeaning } from "./keep-meaning";
import { isWorkingLink } from "./link-kind";
import { replaceMedia } from "./replace-media";
import { withoutStyle } from "./without-style";

/**
 * The only door for the server's HTML: an allow-list of text markup without style, class, data attributes or controls.
 * Removes addresses that lead nowhere; prefixes ids and names (see `show-part`). Moves embeds out of the text: `mediaOf` reads
 * them.
 */
export function sanitise(html: string) {
  const { html: short, isCut } = cutHtml(html);
  const media = replaceMedia();
  DOMPurify.addHook("uponSanitizeElement", keepTarget);
  DOMPurify.addHook("uponSanitizeElement", media.onElement);
  DOMPurify.addHook("uponSanitizeElement", keepMeaning);
  DOMPurify.addHook("uponSanitizeAttribute", checkAttribute);
  DOMPurify.addHook("afterSanitizeAttributes", completePicture);
  try {
    // Despite its type, the result for a frameset document is null.
    const clean = DOMPurify.sanitize(withoutStyle(short.replace(emptyIslands, "")), options) as DocumentFragment | null;
    const text = clean ?? document.createDocumentFragment();
    media.dropStandIns();
    for (const link of text.querySelectorAll("a:not([href], [id], [name])")) link.replaceWith(...link.childNodes);
    return {
      /** Nodes of another document: nothing loads or runs before they enter the page. */
      text,
      /** The empty elements of the text that stand for embeds. */
      embedded: new Map([...media.embedded].filter(([place]) => text.contains(place))),
      /** Whether the rest was too long to parse in time. */
      isCut,
    };
  } finally {
    DOMPurify.removeAllHooks();
  }
}

/** HTML never closes these elements, so the text after them would be removed too. */
const emptyIslands = /<(?:o:p|xml)\s*\/>/gi;

/** Elements that only contain others. They stay, because each starts a new line; `richContent` makes plain blocks of them. */
export const containers = (
  "address article aside center dd dialog div dl dt fieldset figcaption figure footer form header hgroup legend listing " +
  "main nav optgroup option search section"
).split(" ");

const textTags =
  "a abbr b bdi bdo blockquote br caption cite code del details dfn em h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark menu ol p " +
  "pre q s samp small span strike strong sub summary sup table tbody td tfoot th thead tr u ul var wbr";

/** Some are allowed only on certain elements: see `attributeRules`. */
const textAttributes =
  "alt colspan dir height href id lang name open reversed rowspan scope src start title type value width";

const options: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...containers, ...textTags.split(" ")],
  ALLOWED_ATTR: textAttributes.split(" "),
  /** In addition to scripts, styles and the like: Word's private markup, and the options of a select. */
  ADD_FORBID_CONTENTS: ["datalist", "o:p", "xml"],
  /** Leading text is kept where a document would have its head. */
  FORCE_BODY: true,
  SANITIZE_NAMED_PROPS: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP:
    /^(?:https?:|tel:|mailto:|sms:|geo:|webcal:|#|\/(?!\/)|[^a-z]|[a-z][a-z\d+.-]*(?:[^a-z\d+.\-:]|$))/i,
  RETURN_DOM_FRAGMENT: true,
};

/** The elements and values for which an attribute counts. */
const attributeRules: Record<string, (tag: string, value: string) => boolean> = {
  href: (tag, value) => tag === "A" && isWorkingLink(value),
  // DOMPurify allows data: pictures; here a picture needs an address.
  src: (tag, value) => tag === "IMG" && !/^\s*data:/i.test(value),
  // Reserves space while the picture loads.
  width: (tag, value) => tag === "IMG" && /^\d{1,4}$/.test(value),
  height: (tag, value) => tag === "IMG" && /^\d{1,4}$/.test(value),
  name: (tag) => tag === "A",
  open: (tag) => tag === "DETAILS",
  reversed: (tag) => tag === "OL",
  start: (tag, value) => tag === "OL" && /^-?\d{1,9}$/.test(value),
  type: (tag, value) => (tag === "OL" && /^[1aAiI]$/.test(value)) || (tag === "LI" && value === "disc"),
  value: (tag, value) => tag === "LI" && /^-?\d{1,9}$/.test(value),
};

/** A link may lead to an element that goes and leaves its content. */
const keepTarget: UponSanitizeElementHook = (node, { tagName, allowedTags }) => {
  if (!(node instanceof Element) || node.id === "" || allowedTags[tagName]) return;
  const target = node.ownerDocument.createElement("span");
  target.id = node.id;
  node.prepend(target);
};

const checkAttribute: UponSanitizeAttributeHook = (node, attribute) => {
  if (attribute.attrName === "href") attribute.attrValue = completeAddress(attribute.attrValue);
  const rule = Object.hasOwn(attributeRules, attribute.attrName) && attributeRules[attribute.attrName];
  if (rule && !rule(node.nodeName, attribute.attrValue)) attribute.keepAttr = false;
};

function completePicture(node: Element): void {
  if (node.nodeName !== "IMG") return;
  // A picture without alt is decoration; otherwise a screen reader reads out its address.
  if (!node.hasAttribute("alt")) node.setAttribute("alt", "");
  node.setAttribute("loading", "lazy");
}
