import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";

/** A page's style sheet, as React knows it by the address that its file had. */
export const inlineStyle = /<style (?=[^>]*data-precedence)[^>]*data-href="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g;

/** What a page has of its style sheet only once the app comes, under an address of its own: its content is another one. */
export function laterSheet(address: string): string {
  return address.replace(/\.css$/, ".later.css");
}

/**
 * The styles that a page needs until the app comes: the whole sheet in its own order, without the utilities whose classes
 * are nowhere in the page.
 * @param css the page's style sheet, with Tailwind's layers
 * @param page the page with its inline scripts: they draw with whole names of classes, as Tailwind asks for
 */
export function firstStyles(css: string, page: string): string {
  const root = postcss.parse(css);
  const words = wordsOf(page);
  for (const node of root.nodes)
    if (isLayer(node, "utilities")) dropRules(node, (rule) => rule.selectors.some((one) => isOf(one, words)));
  dropUnusedProperties(root);
  return root.toString();
}

/**
 * What follows with the app: the utilities, all of them and in their order, so that each is followed by those that it yields to.
 * What is drawn by then stays as it is.
 */
export function laterStyles(css: string): string {
  const root = postcss.parse(css);
  root.each((node) => {
    if (!isLayer(node, "utilities") && !isRegistration(node)) node.remove();
  });
  return root.toString();
}

function isLayer(node: ChildNode, name: string): node is AtRule {
  return node.type === "atrule" && node.name === "layer" && node.params === name;
}

/** Of the initial values that Tailwind gives the variables of its utilities. */
function isRegistration(node: ChildNode): node is AtRule {
  return node.type === "atrule" && (node.name === "property" || isLayer(node, "properties"));
}

/** What may be the name of a class in markup or in the strings of a script. */
function wordsOf(page: string): Set<string> {
  const text = page.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return new Set(text.split(/[\s"'`<=]+/));
}

/** Whether an element of the page may be meant: conditions in brackets, such as `:is(…)`, decide nothing. */
function isOf(selector: string, words: Set<string>): boolean {
  return classesOf(selector).every((name) => words.has(name));
}

/** The classes of a selector outside of brackets, as they stand in markup. */
export function classesOf(selector: string): string[] {
  const parts = /\\([0-9a-f]{1,6})\s?|\\(.)|([\w-]|[^\0-\x7f])|([\s\S])/gi;
  const names: string[] = [];
  let [depth, isName] = [0, false];
  for (const [, code, escaped, letter, sign] of selector.matchAll(parts)) {
    const character = code ? String.fromCodePoint(Number.parseInt(code, 16)) : (escaped ?? letter);
    if (character !== undefined && isName) names.push((names.pop() ?? "") + character);
    if (sign === undefined) continue;
    if (sign === "(" || sign === "[") depth += 1;
    if (sign === ")" || sign === "]") depth -= 1;
    isName = sign === "." && depth === 0;
    if (isName) names.push("");
  }
  return names;
}

function dropRules(container: Container, isKept: (rule: Rule) => boolean): void {
  container.each((node) => {
    if (node.type === "rule" && !isKept(node)) node.remove();
    if (node.type !== "atrule" || !node.nodes) return;
    dropRules(node, isKept);
    if (node.nodes.length === 0) node.remove();
  });
}

function dropUnusedProperties(root: Root): void {
  const others = root.nodes.filter((node) => !isRegistration(node)).join("");
  const used = new Set(others.match(/--[\w-]+/g));
  for (const node of root.nodes.filter(isRegistration)) {
    if (node.name === "property" && !used.has(node.params)) node.remove();
    node.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
  }
}
