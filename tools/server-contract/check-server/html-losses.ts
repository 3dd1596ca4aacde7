import DOMPurify from "dompurify";
import { sanitise } from "@/lib/html/sanitise";

export interface HtmlLosses {
  /** What the member does not get to see, or cannot follow. */
  lost: string[];
  /** What changes the look alone. */
  plain: string[];
}

/** Elements that go with what they hold or do; of others the text stays. */
const withContent =
  /^(script|style|frame|input|button|select|textarea|svg|math|link|meta|base|xml|o:p|datalist|template)$/;

/** What the app's sanitiser takes out of HTML: it says so itself. */
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
  // Comments and the like were never seen; DOMPurify itself puts a `<remove>` in front.
  if (name.startsWith("#") || /^(?:head|body|remove)$/.test(name)) return;
  (withContent.test(name) ? lost : plain).add(`<${name}>`);
}

function addAttribute({ name, value }: Attr, lost: Set<string>, plain: Set<string>): void {
  if (name === "href" || name === "src") lost.add(`${name}="${value.slice(0, 40)}"`);
  else if (name.startsWith("on")) lost.add(name);
  // The sanitiser renames it before it parses: see lib/html/without-style.
  else plain.add(name === "data-style" ? "style" : name);
}
