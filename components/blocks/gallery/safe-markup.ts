import type { LightGallery } from "lightgallery/lightgallery";
import { parseMarkup } from "@/lib/html/parse-markup";

/** The part of lightGallery's jQuery-like wrapper that writes markup and styles. */
interface MarkupWriter {
  get: () => HTMLElement | undefined;
  append: (content: string | Node) => this;
  prepend: (content: string | Node) => this;
  html: (content?: string) => this | string;
  empty: () => this;
  attr: (name: string, value?: string) => this | string | null;
  _each: (act: (element: HTMLElement) => void) => void;
}

/**
 * A lightGallery plugin that passes the library's markup through our sanitiser and lets no style attribute in. lightGallery
 * constructs plugins before it writes anything.
 */
export class SafeMarkup {
  constructor(_gallery: LightGallery, query: (element: Element) => unknown) {
    const writer = Object.getPrototypeOf(query(document.body)) as MarkupWriter;
    writer.append = function (content) {
      this.get()?.append(nodeOf(content));
      return this;
    };
    writer.prepend = function (content) {
      this.get()?.prepend(nodeOf(content));
      return this;
    };
    writer.html = function (content) {
      if (content === undefined) return this.get()?.innerHTML ?? "";
      this.get()?.replaceChildren(nodeOf(content));
      return this;
    };
    writer.empty = function () {
      this._each((element) => element.replaceChildren());
      return this;
    };
    const { attr } = writer;
    writer.attr = function (name, value) {
      if (name !== "style" || value === undefined) return attr.call(this, name, value);
      // Setting cssText has the same effect, and the page's policy allows scripts to do so.
      this._each((element) => (element.style.cssText = value));
      return this;
    };
  }

  init(): void {
    // Nothing to do: the constructor has replaced the methods.
  }

  destroy(): void {
    // Only lightGallery uses the wrapper, so nothing needs to be restored.
  }
}

function nodeOf(content: string | Node): Node {
  return typeof content === "string" ? parseMarkup(content) : content;
}
