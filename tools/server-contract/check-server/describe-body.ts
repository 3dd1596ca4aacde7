import type { Exchange } from "./exchange";
import { quote } from "./quote";

/** Describes a body that is not JSON. */
export function describeBody({ body, headers }: Exchange): string {
  if (/^\s*<|html/i.test(body.slice(0, 200)) || /html/i.test(headers.get("content-type") ?? "")) {
    const title = /<title>([^<]*)/i.exec(body)?.[1];
    return `a page of HTML${title ? ` (${quote(title)})` : ""}`;
  }
  return `${quote(body.slice(0, 200))}, which is no JSON,`;
}
