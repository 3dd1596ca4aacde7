/** Milliseconds between two taps that are meant as one. */
const together = 400;

/** What is asked of a click; browsers that do not say by what it was made are taken to be phones. */
export type Tap = Pick<MouseEvent, "timeStamp" | "detail"> & { pointerType?: string };

/**
 * Whether a tap is the second of two that are meant as one. Of a mouse the browser itself says so; two clicks that it counts
 * apart are two. What a key or assistive technology presses is no tap: it is of no pointer, and it hits what it names. Browsers
 * count none, but for Firefox, which counts one of a link.
 * @param firstAt when the first was, or when what it opened was there, in the time of events
 */
export function isSecondTap({ timeStamp, detail, pointerType }: Tap, firstAt: number): boolean {
  if (detail === 0 || pointerType === "") return false;
  return detail > 1 || (pointerType !== "mouse" && timeStamp - firstAt < together);
}
