"use client";

import { useState } from "react";

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
  return <div id={placeId} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
