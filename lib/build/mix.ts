/**
 * Mixes two colours "#rrggbb".
 * @param part 0 is the first colour, 1 the second
 */
export function mix(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round((from ?? 0) * (1 - part) + (to ?? 0) * part);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
