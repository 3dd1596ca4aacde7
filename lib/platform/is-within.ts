/**
 * Whether a time is less than `age` away, in either direction: a clock may have been set back, and then a future time is not
 * newer.
 * @param time in milliseconds since 1970
 * @param age in milliseconds
 */
export function isWithin(time: number, age: number): boolean {
  return Math.abs(Date.now() - time) < age;
}
