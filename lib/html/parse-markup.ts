import DOMPurify from "dompurify";
import { createTrustedPolicy } from "@/lib/platform/trusted-types";
import { withoutStyle } from "./without-style";

/**
 * The lightbox library's own markup as nodes: only its few elements and attributes pass, whatever an address or a text
 * injects. No HTML string gets into the page.
 */
export function parseMarkup(html: string): DocumentFragment {
  return purify.sanitize(withoutStyle(html), {
    ALLOWED_TAGS: ["div", "span", "picture", "img", "video", "source"],
    ALLOWED_ATTR: ["id", "class", "src", "alt", "type", "controls", "preload", "playsinline", "aria-label"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^https?:/i,
    // DOMPurify tests the values of all other attributes as addresses.
    ADD_URI_SAFE_ATTR: ["type", "controls", "preload", "playsinline", "aria-label"],
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: trusted,
  });
}

/** A separate policy: a page may create each policy once, and DOMPurify's own is for texts. */
const trusted = createTrustedPolicy("lightbox", {
  // DOMPurify parses it into a separate document before anything reaches the page.
  createHTML: (markup) => markup,
});

/** A separate instance: the one for texts makes pictures lazy and sets their size, which slides do not need. */
const purify = DOMPurify(window);
// DOMPurify allows data: addresses in pictures.
purify.addHook("uponSanitizeAttribute", (_node, attribute) => {
  if (attribute.attrName === "src" && /^\s*data:/i.test(attribute.attrValue)) attribute.keepAttr = false;
});
// lightGallery writes no empty alt, and a screen reader would read out the address.
purify.addHook("afterSanitizeAttributes", (node) => {
  if (node.nodeName === "IMG" && !node.hasAttribute("alt")) node.setAttribute("alt", "");
});
