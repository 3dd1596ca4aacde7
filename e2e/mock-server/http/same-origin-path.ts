/** Path, query and hash of a same-origin address; undefined for others, such as `//evil.example`. */
export function sameOriginPath(address: string | null | undefined, origin: string): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
}
