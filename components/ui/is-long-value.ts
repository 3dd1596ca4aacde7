/** Number of letters that fit one line of half a phone's width. */
const shortValue = 20;

/** Whether a detail needs the whole width, such as an address or an e-mail. */
export function isLongValue(value: string): boolean {
  return value.length > shortValue;
}
