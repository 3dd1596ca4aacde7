/** Runs in the page: pressable elements below 44 by 44 pixels, with their size. See docs/product.md, Accessibility. */
export function smallTargets(): string[] {
  const pressable =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=button], [role=switch]";
  return [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], [aria-hidden=true]"),
    )
    .filter((element) => !isHiddenFromSight(element) && !isLinkInText(element))
    .map((element) => ({ element, ...sizeOf(element) }))
    .filter(({ width, height }) => width < 43.5 || height < 43.5)
    .map(
      ({ element, width, height }) => `${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 160)}`,
    );

  /** A file field behind its button; the skip link without the focus. */
  function isHiddenFromSight(element: HTMLElement): boolean {
    const { clipPath, opacity } = getComputedStyle(element);
    return clipPath !== "none" || opacity === "0";
  }

  /** WCAG 2.5.8 "Inline": the line sets its height. In the server's texts a link may fill a line. */
  function isLinkInText(element: HTMLElement): boolean {
    return (
      element.localName === "a" &&
      (getComputedStyle(element).display === "inline" || element.closest(".rich-text") !== null)
    );
  }

  /** Includes its label, which is pressable too. */
  function sizeOf(element: HTMLElement): { width: number; height: number } {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    };
  }
}
