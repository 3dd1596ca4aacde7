/**
 * Whether a time is less than `age` away, in either direction: a clock may have been set back, and then a future time is not
 * newer.
 * @param time and `now` in milliseconds since 1970, `age` in milliseconds
 */
export function isWithin(time: number, age: number, now: number = Date.now()): boolean {
  return Math.abs(now - time) < age;
}
