import type { LightGallery } from "lightgallery/lightgallery";
import { parseMarkup } from "@/lib/html/parse-markup";

/** The part of lightGallery's own jQuery-like wrapper that writes markup and styles. */
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
 * A plugin of lightGallery that lets its markup into the page through our sanitiser only, and no style attribute. lightGallery builds plugins
 * before it writes anything.
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
      // The same by a door that the page's policy leaves open to scripts.
      this._each((element) => (element.style.cssText = value));
      return this;
    };
  }

  init(): void {
    // Everything is done before lightGallery starts.
  }

  destroy(): void {
    // The wrapper is used by no one else.
  }
}

function nodeOf(content: string | Node): Node {
  return typeof content === "string" ? parseMarkup(content) : content;
}
