/** Milliseconds between the two taps of a double tap. */
const doubleTapMs = 400;

/** The parts of a click that matter; a browser without `pointerType` counts as a phone. */
export type Tap = Pick<MouseEvent, "timeStamp" | "detail"> & { pointerType?: string };

/**
 * Whether a tap is the second of a double tap. For a mouse, the browser's own count decides. A press by keyboard or assistive
 * technology never is: it has no pointer type. Its count is 0, except in Firefox on links.
 * @param firstAt time of the first tap, or of the opening of its result, as event time
 */
export function isSecondTap({ timeStamp, detail, pointerType }: Tap, firstAt: number): boolean {
  if (detail === 0 || pointerType === "") return false;
  return detail > 1 || (pointerType !== "mouse" && timeStamp - firstAt < doubleTapMs);
}

/** CSS pixels between two taps on the same target. */
const maxDistance = 30;

export type PlacedTap = Pick<MouseEvent, "timeStamp" | "clientX" | "clientY">;

/** Swallows the second tap of a double tap whose first one opens or closes a dialog. It would hit whatever appears there. */
export function swallowSecondTap({ timeStamp, clientX, clientY }: PlacedTap) {
  const swallow = (event: MouseEvent) => {
    removeEventListener("click", swallow, true);
    const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) < maxDistance;
    if (!isNear || !isSecondTap(event, timeStamp)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, true);
}
