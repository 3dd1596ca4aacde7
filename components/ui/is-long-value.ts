/** Letters that half of a phone's width holds in one line, or nearly. */
const shortValue = 20;

/** Whether a detail needs the whole width, as an address or an e-mail does. */
export function isLongValue(value: string): boolean {
  return value.length > shortValue;
}
