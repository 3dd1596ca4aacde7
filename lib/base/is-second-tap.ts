/** Milliseconds between two taps that are meant as one. */
const together = 400;

/**
 * Whether a tap is the second of two that are meant as one. @param firstAt when the first was, or when what it opened was there,
 * in the time of events
 */
export function isSecondTap({ timeStamp }: Pick<Event, "timeStamp">, firstAt: number): boolean {
  return timeStamp - firstAt < together;
}
