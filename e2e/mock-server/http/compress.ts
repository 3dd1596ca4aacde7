import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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
