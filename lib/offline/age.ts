const day = 24 * 60 * 60 * 1000;

/** Days without a refresh until the freshness line warns. */
const warnAfterDays = 8;
/** The latest time that a Date can hold. */
const lastTime = 8.64e15;
/** After this many days the stored card is removed. */
const keepDays = 30;

/** The age of data in whole days. @param readAt in milliseconds since 1970 */
export function ageInDays(readAt: number): number {
  return Math.floor((Date.now() - readAt) / day);
}

/** Whether the freshness line warns of data of this age. */
export function isOld(days: number): boolean {
  return days >= warnAfterDays;
}

/**
 * A time in the future is kept: one of the clocks is wrong, and offline the card could not be read again. An invalid time is
 * too old.
 * @param readAt in milliseconds since 1970
 */
export function isTooOld(readAt: number): boolean {
  return !(Date.now() - readAt < keepDays * day) || readAt > lastTime;
}
