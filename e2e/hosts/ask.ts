import { once } from "node:events";
import http from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As received. */
  raw: Buffer;
  /** Decompressed; Node 20 lacks zstd, so that stays as received. */
  text: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

/** Requests exactly this path: unlike `fetch`, it normalises neither `..` nor escapes. */
export async function ask(origin: string, path: string, { method = "GET", headers = {} }: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const request = http.request({ hostname, port, path, method, headers, agent: false }).end();
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  const raw = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    raw,
    text: decode(raw, response.headers["content-encoding"]).toString(),
  };
}

function decode(raw: Buffer, encoding: string | undefined): Buffer {
  if (raw.length === 0) return raw;
  if (encoding === "gzip") return gunzipSync(raw);
  if (encoding === "br") return brotliDecompressSync(raw);
  return raw;
}
