import ts from "typescript";

const { StringLike, NumberLike, BigIntLike, Any, Unknown, Instantiable } = ts.TypeFlags;
const textFlags = StringLike | NumberLike | BigIntLike | Any | Unknown;

const advice = {
  beside: "Wrap this text in an element: a page translation breaks a text that has siblings.",
  inFragment: "Wrap this text in an element: a page translation breaks a text without one of its own.",
  list: "Wrap each text of the list in an element: a page translation breaks texts that have siblings.",
  returned: "Return elements: a page translation breaks a text without an element of its own (see Elements).",
};

export interface LooseText {
  /** Counted from 1, as editors do. */
  line: number;
  column: number;
  problem: keyof typeof advice;
  advice: string;
}

/**
 * The texts of a file that React would keep as their own text nodes. Page translation replaces text nodes by elements: React
 * then updates a detached node, or throws when it removes the node or inserts before it. A text that is the only
 * child of an HTML element is safe, since React sets it as `textContent`.
 */
export function looseTexts(file: ts.SourceFile, checker: ts.TypeChecker): LooseText[] {
  const found: LooseText[] = [];
  const report = (node: ts.Node, problem: keyof typeof advice) => {
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ line: line + 1, column: character + 1, problem, advice: advice[problem] });
  };

  const checkChildren = (node: ts.JsxElement | ts.JsxFragment) => {
    const children = node.children.filter(isDrawn);
    const [only] = children;
    if (children.length > 1 || ts.isJsxFragment(node))
      for (const child of children)
        if (isText(child, checker)) report(child, ts.isJsxFragment(node) ? "inFragment" : "beside");
    if (children.length === 1 && only && isHtml(node) && isTextList(only, checker)) report(only, "list");
  };

  const checkReturn = (node: ts.SignatureDeclaration) => {
    const signature = checker.getSignatureFromDeclaration(node);
    if (signature && holdsText(signature.getReturnType(), checker)) report(node, "returned");
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) checkChildren(node);
    if (isComponent(node)) checkReturn(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** JSX drops comments and whitespace with a line break. */
function isDrawn(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

function isText(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(child)) return true;
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  return child.dotDotDotToken !== undefined || holdsText(checker.getTypeAtLocation(child.expression), checker);
}

function isHtml(node: ts.JsxElement | ts.JsxFragment): boolean {
  if (ts.isJsxFragment(node)) return false;
  const { tagName } = node.openingElement;
  return ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text);
}

/**
 * A prop or variable of type ReactNode may be a list too: the check reports the texts where that list is written.
 * A list that a call returns, such as `t.rich`, is not written anywhere.
 */
function isTextList(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  const types = partsOf(checker.getTypeAtLocation(child.expression));
  const isKnown = !ts.isCallExpression(child.expression) && types.some(({ flags }) => flags & textFlags);
  return !isKnown && types.some((part) => !(part.flags & textFlags) && holdsText(part, checker));
}

/** A function with a capitalised name, also when wrapped: `const Row = memo(() => ...)`; or the method `render`. */
function isComponent(node: ts.Node): node is ts.SignatureDeclaration {
  if (ts.isMethodDeclaration(node)) return node.name.getText() === "render";
  if (!ts.isFunctionDeclaration(node) && !ts.isFunctionExpression(node) && !ts.isArrowFunction(node)) return false;
  const isWrapped = ts.isCallExpression(node.parent) && node.parent.arguments[0] === node;
  const owner = isWrapped ? node.parent.parent : node.parent;
  const name = node.name ?? (ts.isVariableDeclaration(owner) ? owner.name : undefined);
  return /^[A-Z]/.test(name?.getText() ?? "");
}

function partsOf(type: ts.Type): ts.Type[] {
  return type.isUnionOrIntersection() ? type.types.flatMap(partsOf) : [type];
}

function holdsText(type: ts.Type, checker: ts.TypeChecker, seen = new Set<ts.Type>()): boolean {
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnionOrIntersection()) return type.types.some((part) => holdsText(part, checker, seen));
  // React renders nothing for it.
  if (type.isStringLiteral() && type.value === "") return false;
  if (type.flags & textFlags) return true;
  if (type.flags & Instantiable) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint === undefined || holdsText(constraint, checker, seen);
  }
  const isList = type.getProperties().some(({ escapedName }) => String(escapedName).startsWith("__@iterator"));
  return isList && checker.getTypeArguments(type as ts.TypeReference).some((entry) => holdsText(entry, checker, seen));
}
