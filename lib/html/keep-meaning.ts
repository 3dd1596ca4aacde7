import { mediaElements } from "./media-of";

/** The elements for meanings that TinyMCE and Google Docs write as styles of a span. */
const meanings: [RegExp, string][] = [
  [/(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i, "s"],
  [/(?:^|;)\s*vertical-align\s*:\s*super/i, "sup"],
  [/(?:^|;)\s*vertical-align\s*:\s*sub\b/i, "sub"],
  [/(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)/i, "strong"],
  [/(?:^|;)\s*font-style\s*:\s*italic/i, "em"],
];

/** Turns what an editor marks by a style or by an attribute of its own, which the allow-list drops, into plain markup. */
export function keepMeaning(node: Node): void {
  if (!(node instanceof Element)) return;
  if (node.localName === "span") keepStyle(node);
  // Quill writes every list as a numbered one.
  else if (node.localName === "li" && /^(?:bullet|checked|unchecked)$/.test(node.getAttribute("data-list") ?? ""))
    node.setAttribute("type", "disc");
  else if (node.localName === "a") keepLink(node);
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
  // The name to which `withoutStyle` renames style attributes.
  const style = span.getAttribute("data-style") ?? "";
  for (const [pattern, name] of meanings) {
    if (!pattern.test(style)) continue;
    const element = span.ownerDocument.createElement(name);
    element.append(...span.childNodes);
    span.append(element);
  }
}
