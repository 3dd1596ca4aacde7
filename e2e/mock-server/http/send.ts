import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Answer } from "./answer";
import type { Exchange } from "./exchange";

const worthCompressing = 600;

export async function send(exchange: Exchange, answer: Answer): Promise<void> {
  const { request, response, method } = exchange;
  const headers: Record<string, string> = { "X-Content-Type-Options": "nosniff", ...answer.headers };
  let body: Buffer = Buffer.from(answer.body ?? "");
  const encoding = pickEncoding(request.headers["accept-encoding"], headers["Content-Type"]);
  if (encoding && body.length >= worthCompressing && !headers["Content-Encoding"]) {
    body = await compress(body, encoding, "fast");
    headers["Content-Encoding"] = encoding;
    response.appendHeader("Vary", "Accept-Encoding");
  }
  if (answer.status !== 204 && answer.status !== 304) headers["Content-Length"] = String(body.length);
  response.writeHead(answer.status, headers);
  response.end(method === "HEAD" ? undefined : body);
}

export type Encoding = "br" | "gzip";
/** `small` for bytes that are compressed once and cached, `fast` for per-request ones. */
export type CompressionEffort = "small" | "fast";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Text only: images and fonts are already compressed. */
const textTypes = /^text\/|json|javascript|svg|xml|manifest/;

export function pickEncoding(
  accepted: string | string[] | undefined,
  contentType: string | undefined,
): Encoding | undefined {
  if (!contentType || !textTypes.test(contentType)) return undefined;
  const offered = String(accepted ?? "");
  if (/\bbr\b/.test(offered)) return "br";
  return /\bgzip\b/.test(offered) ? "gzip" : undefined;
}

export function compress(body: Buffer, encoding: Encoding, effort: CompressionEffort): Promise<Buffer> {
  const small = effort === "small";
  if (encoding === "gzip") return gzipped(body, { level: small ? 9 : 5 });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: small ? 11 : 4 } });
}
