import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/** A posted form in either encoding; null when the body is not a form, or was cut off. */
export function readForm(request: IncomingMessage): Promise<FormData | null> {
  const headers = { "Content-Type": request.headers["content-type"] ?? "" };
  const body = Readable.toWeb(request) as ReadableStream;
  return new Response(body, { headers }).formData().catch(() => null);
}

/** The texts of a posted form by name. */
export async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const form = (await readForm(request)) ?? new FormData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
