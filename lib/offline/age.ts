const day = 24 * 60 * 60 * 1000;

/** After this many days without a refresh the line of freshness warns (decisions 6). */
const warnAfterDays = 8;
/** The last time that a date can hold. */
const lastTime = 8.64e15;
/** After this many days the stored card is removed. */
const keepDays = 30;

/** Whether the line of freshness warns. @param readAt and `now` in milliseconds since 1970 */
export function isOld(readAt: number, now: number): boolean {
  return now - readAt >= warnAfterDays * day;
}

/**
 * What comes from the future is kept: its clock or this one is wrong, and without a network the card could not be had again.
 * What is no time at all is too old.
 * @param readAt and `now` in milliseconds since 1970
 */
export function isTooOld(readAt: number, now: number): boolean {
  return !(now - readAt < keepDays * day) || readAt > lastTime;
}
