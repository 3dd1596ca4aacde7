/** Completes a bare host or e-mail address, as people type them into an editor's link field. Leaves other addresses unchanged. */
export function completeAddress(address: string): string {
  const bare = address.trim();
  if (/^www\./i.test(bare)) return `https://${bare}`;
  // A label never contains a dot: with one, the pattern would take seconds for a long row of dots.
  if (/^[^\s@:/?#]+@[^\s@:/?#.]+(?:\.[^\s@:/?#.]+)+(?:\?\S*)?$/.test(bare)) return `mailto:${bare}`;
  return address;
}
