import { createHash } from "node:crypto";

type HashAlgorithm = "SHA-512" | "SHA-256" | "SHA-1" | "MD5";

/** The provider's hash: each value followed by `&`, then the secret and `&`, as upper-case hex. */
export function paymentHash(values: readonly string[], secret: string, algorithm: HashAlgorithm): string {
  const text = [...values, secret].map((value) => `${value}&`).join("");
  return createHash(algorithm.replace("-", "").toLowerCase()).update(text, "utf8").digest("hex").toUpperCase();
}
