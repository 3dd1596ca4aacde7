import DOMPurify from "dompurify";
import { sanitise } from "@/lib/html/sanitise";

export interface HtmlLosses {
  /** Content that the member cannot see or follow. */
  lost: string[];
  /** Changes of the look only. */
  plain: string[];
}

/** Elements that are removed with their content. Of other elements the text stays. */
const withContent =
  /^(script|style|frame|input|button|select|textarea|svg|math|link|meta|base|xml|o:p|datalist|template)$/;

/** Reports the parts of HTML that the app's sanitiser removes. */
export function htmlLosses(html: string): HtmlLosses {
  sanitise(html);
  const lost = new Set<string>();
  const plain = new Set<string>();
  for (const removed of DOMPurify.removed) {
    if ("element" in removed) addElement(removed.element, lost, plain);
    else if (removed.attribute) addAttribute(removed.attribute, lost, plain);
  }
  return { lost: [...lost], plain: [...plain] };
}

function addElement(node: Node, lost: Set<string>, plain: Set<string>): void {
  const name = node.nodeName.toLowerCase();
  // Comments and the like are invisible anyway; DOMPurify itself adds a `<remove>` at the front.
  if (name.startsWith("#") || /^(?:head|body|remove)$/.test(name)) return;
  (withContent.test(name) ? lost : plain).add(`<${name}>`);
}

function addAttribute({ name, value }: Attr, lost: Set<string>, plain: Set<string>): void {
  if (name === "href" || name === "src") lost.add(`${name}="${value.slice(0, 40)}"`);
  else if (name.startsWith("on")) lost.add(name);
  // The sanitiser renames it before it parses: see lib/html/without-style.
  else plain.add(name === "data-style" ? "style" : name);
}
