import { decoded } from "@/lib/format/decode-uri-part";

/** Prefix of all ids in the server's HTML, so that none equals an id of the app. */
const prefix = "user-content-";

/** The id in sanitised HTML that a link such as `#rules` leads to, or null. Letters may be percent-encoded. */
export function anchorId(address: string): string | null {
  if (!address.startsWith("#") || address.length === 1) return null;
  const id = decoded(address.slice(1));
  return id.startsWith(prefix) ? id : prefix + id;
}
