import type { MouseEvent } from "react";

/** False for a click that asks the browser for a new tab or window: such a click is the browser's own. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
