import { mediaElements } from "./media-of";

/** The elements for meanings that TinyMCE and Google Docs write as styles of a span. */
const meanings: [RegExp, string][] = [
  [/(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i, "s"],
  [/(?:^|;)\s*vertical-align\s*:\s*super/i, "sup"],
  [/(?:^|;)\s*vertical-align\s*:\s*sub\b/i, "sub"],
  [/(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)/i, "strong"],
  [/(?:^|;)\s*font-style\s*:\s*italic/i, "em"],
];

/** The values of `type` for the numberings that editors write as styles of a list. */
const numberings: [RegExp, string][] = [
  [/list-style[^;]*lower-(?:alpha|latin)/i, "a"],
  [/list-style[^;]*upper-(?:alpha|latin)/i, "A"],
  [/list-style[^;]*lower-roman/i, "i"],
  [/list-style[^;]*upper-roman/i, "I"],
];

/** Turns what an editor marks by a style or by an attribute of its own, which the allow-list drops, into plain markup. */
export function keepMeaning(node: Node): void {
  if (!(node instanceof Element)) return;
  if (node.localName === "span") keepStyle(node);
  // Quill writes every list as a numbered one.
  else if (node.localName === "li" && /^(?:bullet|checked|unchecked)$/.test(node.getAttribute("data-list") ?? ""))
    node.setAttribute("type", "disc");
  else if (node.localName === "a") keepLink(node);
  else if (node.localName === "ol") keepNumbering(node);
}

/** TinyMCE and CKEditor style the list, Google Docs its items. */
function keepNumbering(list: Element): void {
  const style = styleOf(list) + ";" + styleOf(list.firstElementChild);
  for (const [pattern, type] of numberings) if (pattern.test(style)) list.setAttribute("type", type);
}

function keepLink(link: Element): void {
  // WordPress draws the second link of a file as a button.
  if (link.hasAttribute("download") && link.previousSibling?.nodeName === "A") link.before(" ");
  // The sanitiser removes drawings, whose titles are no words of the text.
  for (const drawing of link.querySelectorAll("svg")) drawing.remove();
  const label = link.getAttribute("aria-label");
  if (!label || link.textContent.trim() !== "" || link.querySelector(`img, ${mediaElements}`)) return;
  // It held only an icon. The icons of a row stand side by side.
  link.append(label);
  link.after(" ");
}

function keepStyle(span: Element): void {
  const style = styleOf(span);
  for (const [pattern, name] of meanings) {
    if (!pattern.test(style)) continue;
    const element = span.ownerDocument.createElement(name);
    element.append(...span.childNodes);
    span.append(element);
  }
}

function styleOf(element: Element | null): string {
  // The name to which `withoutStyle` renames style attributes.
  return element?.getAttribute("data-style") ?? "";
}
