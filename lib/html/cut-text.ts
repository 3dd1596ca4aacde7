/** A phone lays out so many letters, about a hundred pages, without a pause. */
const maxTextLength = 200_000;
const maxElements = 20_000;

/** Cuts sanitised HTML to a length that a phone can render. @returns whether it cut anything */
export function cutText(root: DocumentFragment): boolean {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let elements = 0;
  let left = maxTextLength;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) elements += 1;
    else if (node.data.length <= left) left -= node.data.length;
    else {
      // Half a surrogate pair is not a character.
      node.data = node.data.slice(0, left).replace(/[\ud800-\udbff]$/, "");
      removeAfter(node, root);
      return true;
    }
    if (elements > maxElements) {
      removeAfter(node, root);
      (node as Element).remove();
      return true;
    }
  }
  return false;
}

function removeAfter(last: Node, root: Node): void {
  for (let node: Node | null = last; node && node !== root; node = node.parentNode)
    while (node.nextSibling) node.nextSibling.remove();
}
