/** Whether a text is an existing `YYYY-MM-DD` date: not 2023-02-29, nor the 0000-00-00 of some databases. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith("0000")) return false;
  const date = new Date(`${text}T00:00Z`);
  // Engines roll 31 February over to March; reject it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
