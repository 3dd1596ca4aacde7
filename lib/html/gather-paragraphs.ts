/** What only holds other parts. The sanitiser lets them stay, so that each still ends a line; none is in the text at last. */
export const containers = [
  "address",
  "article",
  "center",
  "dd",
  "div",
  "dl",
  "dt",
  "figcaption",
  "figure",
  "footer",
  "header",
  "section",
] as const;

/** What stands in lines of its own. */
const parts = "blockquote,h1,h2,h3,h4,h5,h6,hr,img,ol,p,pre,table,ul";

/**
 * Gives every text a paragraph: editors write `Pay <b>today</b>.` without one, or in a `<div>`. Without it each piece would
 * be a part of its own. Containers make room for what they hold.
 */
export function gatherParagraphs(text: HTMLElement): void {
  // From the innermost on: each then finds paragraphs in place of those within it.
  for (const container of [...text.querySelectorAll(containers.join())].reverse()) {
    gatherLoose(container);
    container.replaceWith(...container.childNodes);
  }
  // One piece alone is a part as it is.
  if (text.childNodes.length > 1) gatherLoose(text);
}

function gatherLoose(holder: Element): void {
  let paragraph: HTMLElement | null = null;
  for (const node of [...holder.childNodes]) {
    if (isPart(node)) paragraph = null;
    else if (paragraph) paragraph.append(node);
    else if (node.textContent?.trim()) {
      paragraph = document.createElement("p");
      node.before(paragraph);
      paragraph.append(node);
    }
  }
}

function isPart(node: ChildNode): boolean {
  return node instanceof Element && (node.matches(parts) || node.querySelector(parts) !== null);
}
