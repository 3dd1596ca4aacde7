import { hasVisibleText } from "@/lib/api/json";
import { completeAddress } from "./complete-address";
import { isWorkingLink } from "./link-kind";
import { mediaElements } from "./media-of";
import { styleOf } from "./without-style";

/** The elements for meanings that TinyMCE and Google Docs write as styles of a span. */
const meanings: [RegExp, string][] = [
  [/(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i, "s"],
  [/(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*underline/i, "u"],
  [/(?:^|;)\s*vertical-align\s*:\s*super/i, "sup"],
  [/(?:^|;)\s*vertical-align\s*:\s*sub\b/i, "sub"],
  [/(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)/i, "strong"],
  [/(?:^|;)\s*font-style\s*:\s*italic/i, "em"],
];

/** The values of `type` for the numberings that editors write as styles of a list. */
const numberingStyles: [RegExp, string][] = [
  [/(?:^|;)\s*list-style(?:-type)?\s*:[^;]*lower-(?:alpha|latin)/i, "a"],
  [/(?:^|;)\s*list-style(?:-type)?\s*:[^;]*upper-(?:alpha|latin)/i, "A"],
  [/(?:^|;)\s*list-style(?:-type)?\s*:[^;]*lower-roman/i, "i"],
  [/(?:^|;)\s*list-style(?:-type)?\s*:[^;]*upper-roman/i, "I"],
];

const symbolFont = /(?:^|;)\s*(?:mso-symbol-)?font-family\s*:\s*["']?wingdings/i;

/** Office's smileys, arrows and bullets, after their letters in the font Wingdings, which phones lack. */
const symbols = new Map(
  "J☺ K😐 L☹ à→ ß← è➔ ç⬅ ó⇔ §▪ Ø➢ ü✓ û✗ v❖ q❑".split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Turns the styles and attributes by which editors mark a meaning into plain markup. The allow-list would drop them. */
export function keepMeaning(node: Node): void {
  if (!(node instanceof Element)) return;
  keepSymbol(node);
  if (node.localName === "span") keepStyle(node);
  else if (node.matches("b, strong")) dropPlainBold(node);
  // Quill writes every list as a numbered one.
  else if (node.localName === "li" && /^(?:bullet|checked|unchecked)$/.test(node.getAttribute("data-list") ?? ""))
    node.setAttribute("type", "disc");
  else if (node.localName === "a") keepLink(node);
  else if (node.localName === "ol") keepNumbering(node);
  else if (node.localName === "img") keepEmoji(node);
}

/** WordPress draws emoji as pictures, sized by a style sheet that the app lacks: the letter keeps the size of its line. */
function keepEmoji(picture: Element): void {
  const letter = picture.getAttribute("alt") ?? "";
  const isEmoji = picture.matches(".emoji, .wp-smiley") && hasVisibleText(letter) && !/\p{L}/u.test(letter);
  if (isEmoji) picture.replaceWith(letter);
}

function keepSymbol(element: Element): void {
  const text = element.firstChild;
  const letter = text?.nodeName === "#text" ? (text.nodeValue ?? "") : "";
  const symbol = symbols.get(letter.trim());
  if (!text || !symbol) return;
  const isInFont = /^wingdings$/i.test(element.getAttribute("face") ?? "") || symbolFont.test(styleOf(element));
  if (isInFont) text.nodeValue = letter.replace(/\S/, symbol);
}

/** TinyMCE and CKEditor style the list, Google Docs its items. */
function keepNumbering(list: Element): void {
  const style = styleOf(list) + ";" + styleOf(list.firstElementChild);
  for (const [pattern, type] of numberingStyles) if (pattern.test(style)) list.setAttribute("type", type);
}

function keepLink(link: Element): void {
  // WordPress draws the second link of a file as a button.
  if (link.hasAttribute("download") && link.previousSibling?.nodeName === "A") link.before(" ");
  const label = link.getAttribute("aria-label");
  if (label && leadsElsewhere(link) && holdsOnlyIcon(link)) {
    // The icons of a row stand side by side.
    link.before(" ");
    link.append(label);
    link.after(" ");
  }
}

/** Not the button of a widget, and not a heading's link to itself. */
function leadsElsewhere(link: Element): boolean {
  const address = link.getAttribute("href");
  return address !== null && isWorkingLink(completeAddress(address)) && !address.startsWith("#");
}

/** Drawn by a font or by the markup: the allow-list drops both. */
function holdsOnlyIcon(link: Element): boolean {
  if (link.childElementCount === 0 || link.querySelector(`img, ${mediaElements}`)) return false;
  // A drawing's title is not part of the text.
  for (const drawing of link.querySelectorAll("svg")) drawing.remove();
  return !hasVisibleText(link.textContent);
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

/** Google Docs wraps everything that is copied from it in a `b` that its style makes plain. */
function dropPlainBold(bold: Element): void {
  if (/(?:^|;)\s*font-weight\s*:\s*(?:normal|400)/i.test(styleOf(bold))) bold.replaceWith(...bold.childNodes);
}
