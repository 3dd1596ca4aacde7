import { safeUrl } from "@/lib/platform/safe-url";

/** The address that a writer meant by a bare host or e-mail address; any other as it is. */
export function completeAddress(address: string): string {
  const bare = address.trim();
  if (/^www\./i.test(bare)) return safeUrl(bare) ?? address;
  if (/^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/.test(bare)) return `mailto:${bare}`;
  return address;
}
