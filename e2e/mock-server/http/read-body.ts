import type { IncomingMessage } from "node:http";

const bodyLimit = 20 * 1024 * 1024;

/** Undefined if the body exceeds the limit or was cut off. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk as Uint8Array);
      size += bytes.length;
      // Drain the rest: a client that is still sending would miss the answer.
      if (size <= bodyLimit) chunks.push(bytes);
    }
  } catch {
    return undefined;
  }
  return size <= bodyLimit ? Buffer.concat(chunks) : undefined;
}
