import { decoded } from "./decode-uri-part";

/** The readable last part of an absolute address, or its host. */
export function nameOfAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  return decoded(pathname.split("/").findLast((part) => part !== "") ?? hostname);
}
