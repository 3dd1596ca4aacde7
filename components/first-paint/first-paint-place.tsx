"use client";

import { useLayoutEffect, useState } from "react";

/** The id by which React finds again, at hydration, what the inline script has painted. */
const placeId = "first-paint";

/**
 * The element that the inline script fills before React is loaded. React leaves its content alone: at hydration it does
 * not look inside, and a later render gives it the markup that is there.
 */
export function FirstPaint() {
  const [html] = useState(() => ({
    __html: typeof document === "undefined" ? "" : (document.getElementById(placeId)?.innerHTML ?? ""),
  }));
  useLayoutEffect(() => keepFocus, []);
  return <div id={placeId} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** Gives the focus to the link or button that replaces the focused one of the first paint. */
function keepFocus(): void {
  const focused = document.activeElement;
  if (!focused?.closest(`#${placeId}`)) return;
  const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;
  // React removes the first paint and puts the screen in its place in one go.
  queueMicrotask(() => {
    const successors = document.querySelectorAll<HTMLElement>(focused.tagName);
    [...successors].find((element) => nameOf(element) === nameOf(focused))?.focus();
  });
}
