/** The address that an editor's writer meant by a bare host or e-mail address; any other as it is. */
export function completeAddress(address: string): string {
  const bare = address.trim();
  if (/^www\.[^\s/]/i.test(bare)) return `https://${bare}`;
  if (/^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/.test(bare)) return `mailto:${bare}`;
  return address;
}
