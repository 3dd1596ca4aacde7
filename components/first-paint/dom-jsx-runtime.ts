/**
 * A JSX runtime that creates DOM nodes instead of React elements. The first paint is compiled with it, so that the same
 * components draw the card before React loads. Supports plain components, attributes, custom properties, `onClick` and children.
 * React adds the other event handlers later. Pictures load with the next frame.
 */
type Child = Node | string | number | boolean | null | undefined | Child[];
type Props = Record<string, unknown> & { children?: Child };
type PlainComponent = (props: Props) => Child;

export function jsx(type: string | PlainComponent, props: Props): Child {
  if (typeof type === "function") return type(props);
  const element = isSvg(type)
    ? document.createElementNS("http://www.w3.org/2000/svg", type)
    : document.createElement(type);
  for (const [name, value] of Object.entries(props)) setAttribute(element, name, value);
  append(element, props.children);
  return element;
}

export { jsx as jsxs };
export const Fragment = (props: Props): Child => props.children;

function append(parent: Node, child: Child): void {
  if (Array.isArray(child)) for (const each of child) append(parent, each);
  else if (child instanceof Node) parent.appendChild(child);
  else if (typeof child === "string" || typeof child === "number")
    parent.appendChild(document.createTextNode(String(child)));
}

const svgTags = ["svg", "path", "circle", "g", "filter", "feColorMatrix"];
const isSvg = (type: string) => svgTags.includes(type);

/** React's names where they differ from the attribute's name. */
const attributeNames: Record<string, string> = {
  className: "class",
  tabIndex: "tabindex",
  fetchPriority: "fetchpriority",
  strokeWidth: "stroke-width",
  strokeLinecap: "stroke-linecap",
  shapeRendering: "shape-rendering",
  fillRule: "fill-rule",
  colorInterpolationFilters: "color-interpolation-filters",
};

function setAttribute(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (name === "onClick" && value) element.addEventListener("click", value as (event: Event) => void);
  // The page's policy forbids the attribute, not the properties.
  if (name === "style") {
    for (const [property, text] of Object.entries(value as Record<string, string>))
      element.style.setProperty(property, text);
    return;
  }
  const isHandler = typeof value === "function";
  if (name === "children" || name === "ref" || isHandler || value === null || value === undefined) return;
  const isAria = name.startsWith("aria-");
  if (value === false && !isAria) return;
  const text = value === true && !isAria ? "" : (value as string | number | boolean).toString();
  const set = () => element.setAttribute(attributeNames[name] ?? name, text);
  // The browser would decode a cached picture before the first frame. Requested within the frame, it loads after it.
  if (element instanceof HTMLImageElement && name === "src") requestAnimationFrame(set);
  else set();
}
