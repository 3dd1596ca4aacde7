import { isScalar } from "./json";

/**
 * Encodes a model as a multipart body (docs/product.md, Server answers). Text, numbers and booleans become text; null and absent
 * become empty. A list becomes one part `name[]` for each entry, an empty list one empty part `name[]`. A File becomes a file
 * part.
 */
export function encodeMultipart(model: Record<string, unknown>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(model)) {
    if (!Array.isArray(value)) appendValue(body, name, value);
    else if (value.length === 0) body.append(`${name}[]`, "");
    else for (const entry of value) appendValue(body, `${name}[]`, entry);
  }
  return body;
}

function appendValue(body: FormData, name: string, value: unknown): void {
  // A Mac takes letters such as "ä" apart: many servers would store a name that no link finds.
  if (value instanceof File) body.append(name, value, value.name.normalize());
  else body.append(name, isScalar(value) ? String(value) : "");
}
