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
  // WordPress draws the second link of a file as a button.
  else if (node.localName === "a" && node.hasAttribute("download") && node.previousSibling?.nodeName === "A")
    node.before(" ");
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
