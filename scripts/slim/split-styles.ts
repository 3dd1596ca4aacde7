import postcss, { type AtRule, type Container, type Root, type Rule } from "postcss";

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
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "utilities") dropRules(layer, (rule) => rule.selectors.some((one) => isOf(one, words)));
  });
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
    const isLater =
      node.type === "atrule" &&
      (node.name === "property" || /^layer (?:utilities|properties)$/.test(`${node.name} ${node.params}`));
    if (!isLater) node.remove();
  });
  return root.toString();
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

/** The initial values that Tailwind registers for variables of its utilities. */
function dropUnusedProperties(root: Root): void {
  const registered: AtRule[] = [];
  root.walkAtRules((rule) => {
    if (rule.name === "property" || (rule.name === "layer" && rule.params === "properties")) registered.push(rule);
  });
  const used = new Set<string>();
  const rest = root.clone();
  rest.walkAtRules(/^(?:property|layer)$/, (rule) => {
    if (rule.name === "property" || rule.params === "properties") rule.remove();
  });
  for (const [name] of rest.toString().matchAll(/--[\w-]+/g)) used.add(name);
  for (const rule of registered) {
    if (rule.name === "property" && !used.has(rule.params)) rule.remove();
    else
      rule.walkDecls(/^--/, (declaration) => {
        if (!used.has(declaration.prop)) declaration.remove();
      });
  }
}
