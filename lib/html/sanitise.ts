import DOMPurify from "dompurify";
import { safeUrl } from "@/lib/base/safe-url";

/** Longer input is cut, and so is what follows too many tags: 100,000 nested ones would take the sanitiser seconds. */
const longestHtml = 200_000;
const mostTags = 5_000;

/**
 * The one door for HTML of the server: an allow-list of text markup without style, class, id, name, data attributes or
 * forms. Addresses that are not http(s), tel, mailto or in the page are removed.
 */
export function sanitise(html: string): string {
  return DOMPurify.sanitize(cut(html), {
    ALLOWED_TAGS: [
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
    ALLOWED_ATTR: ["href", "src", "alt", "title", "lang", "dir", "colspan", "rowspan", "scope", "start"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|tel:|mailto:|#|\/(?!\/)|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  });
}

function cut(html: string): string {
  const short = html.slice(0, longestHtml);
  let end = -1;
  for (let tags = 0; tags < mostTags; tags += 1) {
    end = short.indexOf("<", end + 1);
    if (end === -1) return short;
  }
  return short.slice(0, end);
}

/** DOMPurify lets pictures hold their own data; here a picture is an address. */
DOMPurify.addHook("uponSanitizeAttribute", (_node, attribute) => {
  if (attribute.attrName === "src" && /^\s*data:/i.test(attribute.attrValue)) attribute.keepAttr = false;
});

/** A picture without words is decoration; without the attribute a screen reader would read out its address. */
DOMPurify.addHook("afterSanitizeAttributes", (node) => {
  if (node.nodeName === "IMG" && !node.hasAttribute("alt")) node.setAttribute("alt", "");
});

/** How a rich-text link opens (spec 2 "Rich-text links"). */
export type LinkKind = "inApp" | "sameWindow" | "newWindow";

export function linkKind(address: string): LinkKind {
  if (address.startsWith("/app/")) return "inApp";
  if (address === "" || /^(tel:|mailto:|#|\/app)/i.test(address)) return "sameWindow";
  return safeUrl(address) === null ? "sameWindow" : "newWindow";
}
