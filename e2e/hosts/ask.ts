import http from "node:http";
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
export function ask(origin: string, path: string, { method = "GET", headers = {} }: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const raw = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          raw,
          text: decode(raw, response.headers["content-encoding"]).toString(),
        });
      });
    });
    request.on("error", reject);
    request.end();
  });
}

function decode(raw: Buffer, encoding: string | undefined): Buffer {
  if (raw.length === 0) return raw;
  if (encoding === "gzip") return gunzipSync(raw);
  if (encoding === "br") return brotliDecompressSync(raw);
  return raw;
}
