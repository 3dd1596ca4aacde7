import DOMPurify from "dompurify";
import { cutHtml } from "./cut-html";
import { containers } from "./gather-paragraphs";
import { withoutStyle } from "./without-style";

/**
 * The one door for HTML of the server: an allow-list of text markup without style, class, name, data attributes or forms.
 * Addresses that are not http(s), tel, mailto or in the page are removed; ids get a prefix (see `anchor`).
 */
export function sanitise(html: string): string | TrustedHTML {
  return DOMPurify.sanitize(withoutStyle(cutHtml(html)), {
    ALLOWED_TAGS: [
      ...containers,
      "a",
      "abbr",
      "b",
      "blockquote",
      "br",
      "code",
      "em",
      "h1",
      "h2",
      "h3",
      "h4",
      "h5",
      "h6",
      "hr",
      "i",
      "img",
      "li",
      "ol",
      "p",
      "pre",
      "s",
      "small",
      "span",
      "strong",
      "sub",
      "sup",
      "table",
      "tbody",
      "td",
      "th",
      "thead",
      "tr",
      "u",
      "ul",
    ],
    ALLOWED_ATTR: [
      "id",
      "href",
      "src",
      "alt",
      "title",
      "lang",
      "dir",
      "colspan",
      "rowspan",
      "scope",
      "start",
      // Of pictures alone, see below.
      "width",
      "height",
    ],
    // Where a browser has Trusted Types, the page takes no HTML but that of a policy: here DOMPurify's own.
    RETURN_TRUSTED_TYPE: true,
    SANITIZE_NAMED_PROPS: true,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|tel:|mailto:|#|\/(?!\/)|[^a-z]|[a-z][a-z\d+.-]*(?:[^a-z\d+.\-:]|$))/i,
  });
}

DOMPurify.addHook("uponSanitizeAttribute", (node, attribute) => {
  const { attrName, attrValue } = attribute;
  // DOMPurify lets pictures hold their own data; here a picture is an address.
  if (attrName === "src" && /^\s*data:/i.test(attrValue)) attribute.keepAttr = false;
  // The size of a picture keeps its place free while it loads.
  if ((attrName === "width" || attrName === "height") && !(node.nodeName === "IMG" && /^\d{1,4}$/.test(attrValue)))
    attribute.keepAttr = false;
});

DOMPurify.addHook("afterSanitizeAttributes", (node) => {
  if (node.nodeName !== "IMG") return;
  // A picture without words is decoration; without the attribute a screen reader would read out its address.
  if (!node.hasAttribute("alt")) node.setAttribute("alt", "");
  node.setAttribute("loading", "lazy");
});
