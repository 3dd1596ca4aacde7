/**
 * The absolute form of an address if it resolves to http or https; otherwise null. Relative addresses resolve against the
 * page, except a bare host.
 */
export function safeUrl(address: string): string | null {
  if (address.trim() === "") return null;
  const base = typeof location === "undefined" ? "http://localhost/" : location.href;
  try {
    const url = new URL(completeHost(address), base);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/** Lists only the endings of hosts that are no endings of files. */
const bareHost = /^\s*(?=www\.|(?:[^\s.:/?#@]+\.)+(?:be|com|eu|fi|net|org|se)\s*(?:$|[/?#]))/i;

/** Completes a host as people type it: `www.example.org`, `example.fi/join`. Leaves other addresses unchanged. */
export function completeHost(address: string): string {
  return address.replace(bareHost, "https://");
}
