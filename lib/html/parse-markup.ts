import DOMPurify from "dompurify";
import { createTrustedPolicy } from "@/lib/platform/trusted-types";
import { withoutStyle } from "./without-style";

/**
 * The markup that the lightbox library writes for itself, as nodes: its own few elements and attributes, whatever else an
 * address or a text may have brought with it. No string of HTML gets into the page.
 */
export function parseMarkup(html: string): DocumentFragment {
  return (purify ??= ownPurify()).sanitize(withoutStyle(html), {
    ALLOWED_TAGS: ["div", "span", "picture", "img", "video", "source"],
    ALLOWED_ATTR: ["id", "class", "src", "alt", "type", "controls", "preload", "playsinline", "aria-label"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^https?:/i,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: trusted,
  });
}

/** Its own, since the page's policy lets each policy be made once, and that of texts has the name of DOMPurify. */
const trusted = createTrustedPolicy("lightbox", {
  // DOMPurify parses it into a document of its own before anything reaches the page.
  createHTML: (markup) => markup,
});

let purify: ReturnType<typeof DOMPurify> | undefined;

/** Not the one of texts, whose pictures are lazy and sized by rules that slides do not have. */
function ownPurify() {
  const own = DOMPurify(window);
  // Which pictures could otherwise hold.
  own.addHook("uponSanitizeAttribute", (_node, attribute) => {
    if (attribute.attrName === "src" && /^\s*data:/i.test(attribute.attrValue)) attribute.keepAttr = false;
  });
  return own;
}
