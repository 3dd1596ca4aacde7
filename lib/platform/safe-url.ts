/**
 * The absolute form of an address if it resolves to http or https; otherwise null. Relative addresses resolve against the
 * page, except a bare `www.example.org`, which is a host.
 */
export function safeUrl(address: string): string | null {
  if (address.trim() === "") return null;
  const base = typeof location === "undefined" ? "http://localhost/" : location.href;
  try {
    const url = new URL(address.replace(/^\s*(?=www\.)/i, "https://"), base);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}
