import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from "postcss";

/**
 * The styles that a page needs before the app arrives: the whole sheet in its order, without utilities whose classes the
 * page lacks, and without variables that nothing left uses.
 * @param css the page's style sheet, with Tailwind's layers
 * @param text classes of the page's elements and its scripts, which contain whole class names as Tailwind requires
 */
export function firstStyles(css: string, text: string): string {
  const root = postcss.parse(css);
  const words = new Set(text.split(/[\s"'`<=]+/));
  for (const node of root.nodes)
    if (isLayer(node, "utilities")) dropRules(node, (rule) => rule.selectors.some((one) => isOf(one, words)));
  dropUnusedVariables(root);
  return root.toString();
}

function isLayer(node: ChildNode, name: string): node is AtRule {
  return node.type === "atrule" && node.name === "layer" && node.params === name;
}

/** Whether a selector may match an element of the page; conditions in brackets, such as `:is(…)`, are ignored. */
function isOf(selector: string, words: Set<string>): boolean {
  return classesOf(selector).every((name) => words.has(name));
}

/** The classes of a selector outside brackets, spelt as in markup. */
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

/** Repeats for the variables that only unused ones use. */
function dropUnusedVariables(root: Root): void {
  const used = new Set(root.toString().match(/(?<=var\(\s*)--[\w-]+/g));
  let isDropped = false;
  const drop = (node: AtRule | Declaration) => {
    node.remove();
    isDropped = true;
  };
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) drop(declaration);
  });
  root.walkAtRules("property", (registration) => {
    if (!used.has(registration.params)) drop(registration);
  });
  if (isDropped) dropUnusedVariables(root);
}
