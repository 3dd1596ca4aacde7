import postcss, { type AtRule, type Container, type Declaration, type Root } from "postcss";
import selectors, { type Node } from "postcss-selector-parser";

/**
 * The styles that a page needs before the app arrives: the sheet without rules for classes and elements that the page lacks, and
 * then without unused variables.
 * @param css the page's style sheet
 * @param text the names of the page's elements, their classes, and its scripts, which contain whole names in quotes
 */
export function firstStyles(css: string, text: string): string {
  const root = postcss.parse(css);
  const words = new Set(text.split(/[\s"'`<=]+/));
  dropRules(root, words);
  dropUnusedVariables(root);
  return root.toString();
}

function dropRules(container: Container, words: Set<string>): void {
  container.each((node) => {
    if (node.type === "rule" && !canMatch(selectors().astSync(node), words)) node.remove();
    if (node.type !== "atrule" || !node.nodes || node.name.endsWith("keyframes")) return;
    dropRules(node, words);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Whether a selector can match an element whose names are among the words. A list can when one of its selectors can. */
function canMatch(node: Node, words: Set<string>): boolean {
  switch (node.type) {
    case "class":
    case "tag":
      return words.has(node.value);
    case "selector":
      return node.nodes.every((part) => canMatch(part, words));
    case "root":
      return node.nodes.some((one) => canMatch(one, words));
    case "pseudo":
      return node.nodes.length === 0 || node.value === ":not" || node.nodes.some((one) => canMatch(one, words));
    default:
      return true;
  }
}

/** Repeats, because a dropped variable may have been the only user of another. */
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
