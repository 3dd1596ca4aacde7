/**
 * Whether a CSP source such as `https:`, `https://files.example.org` or `https://*.example.org:8443` allows an address, by the
 * browser's own rules. Does not support sources with a path.
 */
export function matchesSource(address: URL, source: string): boolean {
  if (/^https?:$/.test(source)) return address.protocol === source;
  const [, scheme, host = "", port] = /^(https?:)\/\/([^/:]+)(?::(\d+|\*))?$/.exec(source.toLowerCase()) ?? [];
  if (address.protocol !== scheme) return false;
  if (port !== "*" && address.port !== (port ?? "")) return false;
  return host.startsWith("*.") ? address.hostname.endsWith(host.slice(1)) : address.hostname === host;
}
