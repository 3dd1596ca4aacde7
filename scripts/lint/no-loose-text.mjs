import ts from "typescript";

const { StringLike, NumberLike, BigIntLike, Any, Unknown } = ts.TypeFlags;
const textFlags = StringLike | NumberLike | BigIntLike | Any | Unknown;

/**
 * Refuses a text that React would keep as a text node of its own. A page translation replaces text nodes by elements:
 * React then updates a node that has left the page, or throws when it removes it or inserts something before it. A text that
 * is the only child of an HTML element is safe, since React sets it as the element's `textContent`.
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

/** JSX drops blanks that hold a line break, and comments. */
function isDrawn(child) {
  if (child.type === "JSXText") return !/^\s*\n\s*$/.test(child.value);
  return child.type !== "JSXExpressionContainer" || child.expression.type !== "JSXEmptyExpression";
}

function isHtml({ type, openingElement }) {
  return type === "JSXElement" && /^[a-z]/.test(openingElement.name.name ?? "");
}

/**
 * A prop or variable of the type ReactNode may be a list as well: where that list is written, this rule refuses its texts.
 * That holds for no list that a call returns, such as that of `t.rich`.
 */
function isTextList(expression, type, checker) {
  const types = partsOf(type);
  const isKnown = expression.type !== "CallExpression" && types.some(({ flags }) => flags & textFlags);
  return !isKnown && types.some((part) => !(part.flags & textFlags) && holdsText(part, checker));
}

/** Its name starts with a capital letter, also when it is wrapped: `const Row = memo(() => ...)`; or the method `render`. */
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
  // React draws nothing for it.
  if (type.isStringLiteral() && type.value === "") return false;
  if (type.flags & textFlags) return true;
  if (type.flags & ts.TypeFlags.Instantiable) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint === undefined || holdsText(constraint, checker, seen);
  }
  const isList = type.getProperties().some(({ escapedName }) => escapedName.startsWith("__@iterator"));
  return isList && checker.getTypeArguments(type).some((entry) => holdsText(entry, checker, seen));
}
