/** Reads a file of the export by its address in a page, such as `/app/_next/static/chunks/a.js`. */
export type ReadFile = (address: string) => string | Buffer;

/** The address of the file that an element loads or announces; "" without one. */
export function addressOf(element: Element): string {
  return element.getAttribute("src") ?? element.getAttribute("href") ?? "";
}

/** @throws Error without a charset: browsers look for it in the first 1,024 bytes, before any long content */
export function charsetOf(page: Document): Element {
  const charset = page.querySelector("meta[charset]");
  if (!charset) throw new Error("It has no <meta charset>, which must precede the policy.");
  return charset;
}
