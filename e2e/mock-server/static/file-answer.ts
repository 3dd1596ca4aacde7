import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Answer } from "../http/answer";
import { compress, type CompressionEffort, type Encoding, pickEncoding } from "../http/compress";
import type { Exchange } from "../http/exchange";
import type { FoundFile } from "./find-file";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Encoded bytes by path, encoding and age: one compression per build is enough. */
const cache = new Map<string, { modified: number; bytes: Promise<Buffer> }>();

export async function fileAnswer(
  { request, state }: Exchange,
  status: 200 | 404,
  file: FoundFile,
  cacheControl: string,
): Promise<Answer> {
  const type = contentType(file.path);
  const encoding = pickEncoding(request.headers["accept-encoding"], type);
  const etag = `"${file.size.toString(36)}-${Math.round(file.modified).toString(36)}${encoding ? `-${encoding}` : ""}"`;
  const headers: Record<string, string> = {
    "Content-Type": type,
    "Cache-Control": cacheControl,
    ETag: etag,
    Vary: "Accept-Encoding",
  };
  if (status === 200 && request.headers["if-none-match"] === etag) return { status: 304, headers };
  if (encoding) headers["Content-Encoding"] = encoding;
  return { status, headers, body: await cachedBytes(file, encoding, state.compression) };
}

function cachedBytes(file: FoundFile, encoding: Encoding | undefined, effort: CompressionEffort): Promise<Buffer> {
  const key = `${encoding ?? "plain"}:${file.path}`;
  const known = cache.get(key);
  if (known?.modified === file.modified) return known.bytes;
  const bytes = readFile(file.path).then((content) => (encoding ? compress(content, encoding, effort) : content));
  cache.set(key, { modified: file.modified, bytes });
  // A file that vanished during the read is looked up again by the next request.
  bytes.catch(() => cache.delete(key));
  return bytes;
}

function contentType(file: string): string {
  return types[path.extname(file).toLowerCase()] ?? "application/octet-stream";
}
