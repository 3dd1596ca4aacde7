/**
 * Whether a time is less than `age` away, either way round: a phone's clock may have been put back, and what seems to come
 * from the future is then no newer than anything else.
 * @param time and `now` in milliseconds since 1970, `age` in milliseconds
 */
export function isWithin(time: number, age: number, now: number = Date.now()): boolean {
  return Math.abs(now - time) < age;
}
