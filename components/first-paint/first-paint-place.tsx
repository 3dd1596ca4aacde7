import { useLayoutEffect, useState } from "react";

/** By this id React finds the inline script's content at hydration. */
const placeId = "first-paint";

/**
 * The element that the inline script fills before React loads. React leaves its content alone: hydration does not look inside,
 * and a later render passes it the existing markup.
 */
export function FirstPaint() {
  const [html] = useState(() => ({
    __html: typeof document === "undefined" ? "" : (document.getElementById(placeId)?.innerHTML ?? ""),
  }));
  useLayoutEffect(() => keepFocus, []);
  return <div id={placeId} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** Moves the focus from the first paint's link or button to the one that replaces it. */
function keepFocus(): void {
  const focused = document.activeElement;
  if (!focused?.closest(`#${placeId}`)) return;
  const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;
  // React replaces the first paint with the screen in a single commit.
  queueMicrotask(() => {
    const successors = document.querySelectorAll<HTMLElement>(focused.tagName);
    [...successors].find((element) => nameOf(element) === nameOf(focused))?.focus();
  });
}
