/** Elements that only contain others. The sanitiser keeps them, because each starts a new line. This file removes them. */
export const containers = (
  "address article aside center dd dialog div dl dt fieldset figcaption figure footer form header hgroup legend listing " +
  "main nav optgroup option search section"
).split(" ");

const anyContainer = containers.join();

/** Marks a place that the app fills itself. */
export const placeClass = "embedded";

/** Elements that start their own line. */
const anyPart = `blockquote,details,h1,h2,h3,h4,h5,h6,hr,li,menu,ol,p,pre,summary,table,ul,.${placeClass},${anyContainer}`;

/** Elements that hold a single text: breaks divide its lines. */
const anyLine = "h1,h2,h3,h4,h5,h6,p,pre,summary";

/**
 * Gives every text a paragraph: editors write `Pay <b>today</b>.` without one, or in a `<div>`, and each piece would become
 * its own part. Replaces containers by their content.
 */
export function gatherParagraphs(text: ParentNode & Node): void {
  for (const item of text.querySelectorAll("li")) if (!item.closest("menu,ol,ul")) makeContainer(item);
  const holders = new Set<ParentNode>([...text.querySelectorAll("details"), ...holdersIn(text)]);
  // A single piece is a part already.
  if (text.childNodes.length > 1) holders.add(text);
  for (const holder of holders) wrapLooseText(holder);
  // Outermost first, so that each part moves once at any depth.
  for (const element of text.querySelectorAll(anyContainer)) open(element);
  for (const target of text.querySelectorAll("a:not([href])")) if (target.parentNode === text) moveIntoNext(target);
}

/** An item without a list is a line. */
function makeContainer(item: Element): void {
  const container = document.createElement("div");
  container.append(...item.childNodes);
  item.replaceWith(container);
}

function holdersIn(text: ParentNode): ParentNode[] {
  return [...text.querySelectorAll(anyContainer)].flatMap(({ parentNode }) => parentNode ?? []);
}

function wrapLooseText(holder: ParentNode): void {
  if (holder instanceof Element && holder.closest(anyLine)) return;
  let run: ChildNode[] = [];
  const endLine = () => {
    while (run[0] && (run[0].nodeName === "BR" || (run[0] instanceof Text && !hasText(run[0])))) run.shift();
    if (run[0] && run.some(hasText)) {
      const paragraph = document.createElement("p");
      run[0].before(paragraph);
      paragraph.append(...run);
    }
    run = [];
  };
  for (const node of [...holder.childNodes]) {
    if (isPart(node)) endLine();
    else run.push(node);
  }
  endLine();
}

function open(element: Element): void {
  wrapLooseText(element);
  for (const child of element.children)
    for (const name of ["lang", "dir"])
      if (element.hasAttribute(name) && !child.hasAttribute(name))
        child.setAttribute(name, element.getAttribute(name) ?? "");
  if (element.id) keepLinkTarget(element.id, element.firstElementChild ?? element.nextElementSibling);
  if (element.parentElement?.closest(anyLine)) breakLine(element);
  element.replaceWith(...element.childNodes);
}

function breakLine(element: Element): void {
  if (hasText(element.previousSibling)) element.before(document.createElement("br"));
  if (hasText(element.nextSibling)) element.after(document.createElement("br"));
}

/** A link to the container leads to its content. */
function keepLinkTarget(id: string, part: Element | null): void {
  if (part?.id === "") part.id = id;
  else if (part) {
    const target = document.createElement("span");
    target.id = id;
    part.prepend(target);
  }
}

/** A link target between two parts belongs to the next one. */
function moveIntoNext(target: Element): void {
  const next = target.nextElementSibling;
  const place = next?.matches("menu,ol,table,ul") ? next.querySelector("li,td,th") : next;
  if (!target.hasChildNodes() && place && !place.matches(`hr,img,.${placeClass}`)) place.prepend(target);
}

function isPart(node: ChildNode): boolean {
  return (
    node instanceof Element && (node.matches(anyPart) || node.querySelector(anyPart) !== null || holdsHighPicture(node))
  );
}

/** Pixels. */
const twoLines = 48;

/** Known to exceed two lines. */
function holdsHighPicture(element: Element): boolean {
  const pictures = element.localName === "img" ? [element] : [...element.querySelectorAll("img")];
  return pictures.some((picture) => Number(picture.getAttribute("height")) > twoLines);
}

function hasText(node: ChildNode | null): boolean {
  return Boolean(node?.textContent?.trim());
}
