/** Decodes a part of an address; returns an invalid one unchanged. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The readable last part of an absolute address, or its host. */
export function nameOfAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  return decoded(pathname.split("/").findLast((part) => part !== "") ?? hostname);
}
