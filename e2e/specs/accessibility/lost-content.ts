/** Runs in the page: finds text that is cut off, unreachable by scrolling, or on top of other text. */
export function lostContent(): string[] {
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`The page is ${scrollWidth - clientWidth} px too wide`);

  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const lines = [...document.querySelectorAll<HTMLElement>("body *")].filter(isSeen).flatMap(ownLines);
  for (const { element, box } of lines) {
    const loss = lossOf(element, box);
    if (loss) problems.push(`${loss}: ${named(element)}`);
  }
  const texts = lines.map(({ element, box }) => ({ element, box: seenPart(element, box) }));
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1))
      if (overlap(one.box, other.box) && sameLayer(one.element, other.element))
        problems.push(`Upon each other: ${named(one.element)} and ${named(other.element)}`);
  return problems;

  function isSeen(element: HTMLElement): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
      (!modal || modal.contains(element)) &&
      !element.closest("[inert], [aria-hidden=true], .sr-only, svg, script, style, noscript, .lg-outer")
    );
  }

  /** The lines of the element's own text. Skips text clamped in a list, because the entry's screen shows it in full. */
  function ownLines(element: HTMLElement): { element: HTMLElement; box: DOMRect }[] {
    const end = endOfClamp(element);
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .filter(({ width, height }) => width > 1 && height > 1)
      .filter(({ bottom }) => bottom <= end + 2)
      .map((box) => ({ element, box }));
  }

  /** Where the clamped text that holds the element ends. A page translation wraps its words in elements. */
  function endOfClamp(element: HTMLElement): number {
    for (let around: HTMLElement | null = element; around; around = around.parentElement)
      if (getComputedStyle(around).webkitLineClamp !== "none") return around.getBoundingClientRect().bottom;
    return Infinity;
  }

  /** The part of a line that its scrollers show. */
  function seenPart(element: HTMLElement, box: DOMRect): DOMRect {
    let [top, bottom] = [box.top, box.bottom];
    for (let around: HTMLElement | null = element; around; around = around.parentElement)
      if (isScroller(getComputedStyle(around).overflowY)) {
        const frame = around.getBoundingClientRect();
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
    return new DOMRect(box.left, top, box.width, Math.max(0, bottom - top));
  }

  /** The closest ancestor that cuts off the text and does not scroll. */
  function lossOf(element: HTMLElement, box: DOMRect): string | null {
    let [scrollsAcross, scrollsDown] = [false, false];
    for (let around: HTMLElement | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      if (isScroller(style.overflowX)) scrollsAcross = true;
      else if (cuts(style.overflowX) && !scrollsAcross && (box.right > frame.right + 1 || box.left < frame.left - 1))
        return "Cut off at its side";
      if (isScroller(style.overflowY)) scrollsDown = true;
      else if (cuts(style.overflowY) && !scrollsDown && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2))
        return "Cut off below or above";
      if (style.position === "fixed" && !scrollsDown && (box.bottom > innerHeight + 1 || box.top < -1))
        return "Below or above the window";
    }
    if (!scrollsAcross && (box.right > innerWidth + 1 || box.left < -1)) return "Beside the window";
    return null;
  }

  function isScroller(overflow: string): boolean {
    return overflow === "auto" || overflow === "scroll";
  }

  function cuts(overflow: string): boolean {
    return overflow === "hidden" || overflow === "clip";
  }

  /** Bars, dialogs and option lists cover the page on purpose. */
  function sameLayer(one: HTMLElement, other: HTMLElement): boolean {
    return layerOf(one) === layerOf(other) && !one.contains(other) && !other.contains(one);
  }

  function layerOf(element: HTMLElement): HTMLElement | null {
    for (let around: HTMLElement | null = element; around; around = around.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(around).position) || around.role === "listbox") return around;
    return null;
  }

  /** Overlap beyond the space that text lines leave around letters. */
  function overlap(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 2 && down > Math.min(one.height, other.height) * 0.4;
  }

  function named(element: HTMLElement): string {
    return `<${element.localName}> "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  }
}
