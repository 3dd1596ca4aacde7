import type { Page } from "@playwright/test";
import { animationsEnded } from "./animations-ended";

/** The focused element and its visibility. */
export interface Focused {
  name: string;
  /** Nothing has the focus: Tab restarts at the top of the page. */
  isLost: boolean;
  /** Fully visible: no point is outside the window or covered. */
  isInSight: boolean;
  /** WCAG contrast of the focus mark against its ground; 0 without a mark. */
  markContrast: number;
  /** Its container: "main", a dialog, a bar or the like. */
  region: string;
  box: { top: number; bottom: number; left: number; right: number };
}

export async function focused(page: Page): Promise<Focused> {
  await page.evaluate(animationsEnded);
  return page.evaluate(describeFocus);
}

function describeFocus(): Focused {
  const element = document.activeElement as HTMLElement;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const label = "labels" in element ? (element as HTMLInputElement).labels?.[0]?.textContent : "";
  const name = element.getAttribute("aria-label") || label || element.textContent || element.localName;
  return {
    name: `<${element.localName}> ${name.trim().slice(0, 40)}`,
    isLost: element === document.body || element === document.documentElement,
    isInSight: isInSight(),
    markContrast: Math.max(...marked().map(markContrast)),
    region: regionOf(),
    // Page coordinates: the focus scrolls the window.
    box: { top: top + scrollY, bottom: bottom + scrollY, left, right },
  };

  function regionOf(): string {
    const region = element.closest("[role=dialog], dialog, main, header, nav, [aria-live]");
    return region ? `${region.localName}${region.id}` : "page";
  }

  function isInSight(): boolean {
    const [y, x] = [(top + bottom) / 2, (left + right) / 2];
    // An element as tall as the window cannot be fully visible.
    const points: [number, number][] =
      bottom - top > innerHeight * 0.5
        ? [[x, Math.min(Math.max(y, 0), innerHeight - 1)]]
        : [
            [x, y],
            [x, top + 3],
            [x, bottom - 3],
          ];
    return points.every(([across, down]) => {
      const there = document.elementFromPoint(across, down);
      return there !== null && (element.contains(there) || there.contains(element) || isLabelled(there));
    });
  }

  function isLabelled(there: Element): boolean {
    return element instanceof HTMLInputElement && [...(element.labels ?? [])].some((one) => one.contains(there));
  }

  /** A box or a row may carry the mark for its content. */
  function marked(): HTMLElement[] {
    const around: HTMLElement[] = [];
    for (let one: HTMLElement | null = element; one && around.length < 4; one = one.parentElement) around.push(one);
    return around;
  }

  function markContrast(one: HTMLElement): number {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) return 0;
    const [light, dark] = [luminance(outlineColor), luminance(groundOf(one.parentElement))].sort((a, b) => b - a);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  }

  function groundOf(from: HTMLElement | null): string {
    for (let one = from; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  }

  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
