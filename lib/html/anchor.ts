import { decoded } from "@/lib/format/decode-uri-part";

/** What the ids of the server's HTML begin with here: none is that of a part of the app. */
const prefix = "user-content-";

/** The id that a link such as `#rules` leads to in sanitised HTML, or null. Letters may be written as in addresses. */
export function anchorId(address: string): string | null {
  if (!address.startsWith("#") || address.length === 1) return null;
  const id = decoded(address.slice(1));
  return id.startsWith(prefix) ? id : prefix + id;
}
