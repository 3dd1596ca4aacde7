import ts from "typescript";

const { StringLike, NumberLike, BigIntLike, Any, Unknown } = ts.TypeFlags;
const textFlags = StringLike | NumberLike | BigIntLike | Any | Unknown;

/**
 * Reports a text that React would keep as its own text node. Page translation replaces text nodes by elements: React then
 * updates a detached node, or throws when it removes the node or inserts before it. A text that is the only child
 * of an HTML element is safe, since React sets it as `textContent`.
 */
export const noLooseText = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      beside: "Wrap this text in an element: a page translation breaks a text that has siblings.",
      inFragment: "Wrap this text in an element: a page translation breaks a text without one of its own.",
      list: "Wrap each text of the list in an element: a page translation breaks texts that have siblings.",
      returned: "Return elements: a page translation breaks a text without an element of its own (see Elements).",
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));

    const isText = (child) => {
      if (child.type === "JSXText") return true;
      if (child.type !== "JSXExpressionContainer") return child.type === "JSXSpreadChild";
      return holdsText(typeOf(child.expression), checker);
    };

    const checkChildren = (node) => {
      const children = node.children.filter(isDrawn);
      const [only] = children;
      const messageId = node.type === "JSXFragment" ? "inFragment" : "beside";
      if (children.length > 1 || node.type === "JSXFragment")
        for (const child of children) if (isText(child)) context.report({ node: child, messageId });
      if (children.length === 1 && only.type === "JSXExpressionContainer" && isHtml(node))
        if (isTextList(only.expression, typeOf(only.expression), checker))
          context.report({ node: only, messageId: "list" });
    };

    const checkReturn = (node) => {
      if (!isComponent(node)) return;
      const signature = checker.getSignatureFromDeclaration(esTreeNodeToTSNodeMap.get(node));
      if (signature && holdsText(signature.getReturnType(), checker))
        context.report({ node: node.body ?? node, messageId: "returned" });
    };

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      FunctionDeclaration: checkReturn,
      FunctionExpression: checkReturn,
      ArrowFunctionExpression: checkReturn,
    };
  },
};

/** JSX drops comments and whitespace with a line break. */
function isDrawn(child) {
  if (child.type === "JSXText") return !/^\s*\n\s*$/.test(child.value);
  return child.type !== "JSXExpressionContainer" || child.expression.type !== "JSXEmptyExpression";
}

function isHtml({ type, openingElement }) {
  return type === "JSXElement" && /^[a-z]/.test(openingElement.name.name ?? "");
}

/**
 * A prop or variable of type ReactNode may be a list too: the rule reports the texts where that list is written.
 * A list that a call returns, such as `t.rich`, is not written anywhere.
 */
function isTextList(expression, type, checker) {
  const types = partsOf(type);
  const isKnown = expression.type !== "CallExpression" && types.some(({ flags }) => flags & textFlags);
  return !isKnown && types.some((part) => !(part.flags & textFlags) && holdsText(part, checker));
}

/** A capitalised name, also when wrapped: `const Row = memo(() => ...)`; or the method `render`. */
function isComponent(node) {
  let { parent } = node;
  if (parent.type === "MethodDefinition") return parent.key.name === "render";
  if (parent.type === "CallExpression" && parent.arguments[0] === node) parent = parent.parent;
  const name = node.id?.name ?? (parent.type === "VariableDeclarator" ? parent.id.name : undefined);
  return /^[A-Z]/.test(name ?? "");
}

function partsOf(type) {
  return type.isUnionOrIntersection() ? type.types.flatMap(partsOf) : [type];
}

function holdsText(type, checker, seen = new Set()) {
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnionOrIntersection()) return type.types.some((part) => holdsText(part, checker, seen));
  // React renders nothing for it.
  if (type.isStringLiteral() && type.value === "") return false;
  if (type.flags & textFlags) return true;
  if (type.flags & ts.TypeFlags.Instantiable) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint === undefined || holdsText(constraint, checker, seen);
  }
  const isList = type.getProperties().some(({ escapedName }) => escapedName.startsWith("__@iterator"));
  return isList && checker.getTypeArguments(type).some((entry) => holdsText(entry, checker, seen));
}
