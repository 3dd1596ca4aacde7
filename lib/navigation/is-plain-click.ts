import type { MouseEvent } from "react";

/** False for a click that requests a new tab or window: the browser handles it. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
