import type { MouseEvent } from "react";

/** Acts in place of the browser, which still handles a click that requests a new tab or window. */
export function onPlainClick(event: MouseEvent, act: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
