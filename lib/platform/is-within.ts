/**
 * Whether a time is less than `age` away, in either direction: after a clock was set back, an old time may lie in the future.
 * @param time in milliseconds since 1970
 * @param age in milliseconds
 */
export function isWithin(time: number, age: number): boolean {
  return Math.abs(Date.now() - time) < age;
}
