import { completeHost } from "@/lib/platform/safe-url";

/** Completes a bare host, e-mail address or phone number, as people type them into an editor's link field. Leaves others unchanged. */
export function completeAddress(address: string): string {
  const bare = address.trim();
  // A label never contains a dot: with one, the pattern would take seconds for a long row of dots.
  if (/^[^\s@:/?#]+@[^\s@:/?#.]+(?:\.[^\s@:/?#.]+)+(?:\?\S*)?$/.test(bare)) return `mailto:${bare}`;
  if (/^[+0][\d\s-]{6,}$/.test(bare)) return `tel:${bare.replace(/[\s-]/g, "")}`;
  return completeHost(address);
}
