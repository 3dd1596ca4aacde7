import DOMPurify from "dompurify";
import { cutHtml } from "./cut-html";
import { withoutStyle } from "./without-style";

/** What one iframe says of itself. */
export interface Frame {
  /** Whatever its `src` holds. */
  address: string;
  title: string;
}

/** The iframes of a video block's embed code; everything else of it is dropped. A bare address is taken for one. */
export function framesOf(embedHtml: string): Frame[] {
  const code = embedHtml.trim();
  if (/^https?:\/\/[^\s<>]+$/i.test(code)) return [{ address: code, title: "" }];
  // Against its type there is nothing at all of a document of frames.
  const parsed = DOMPurify.sanitize(withoutStyle(cutHtml(code)), {
    ALLOWED_TAGS: ["iframe"],
    ALLOWED_ATTR: ["src", "title"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null;
  return [...(parsed?.querySelectorAll("iframe") ?? [])].map((frame) => ({
    address: frame.getAttribute("src") ?? "",
    title: frame.title.trim(),
  }));
}
