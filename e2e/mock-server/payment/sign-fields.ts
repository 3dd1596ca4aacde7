import { createHash } from "node:crypto";
import { paddedReference } from "./reference";

/** Shared by server and provider; the example secret of the provider's documentation. */
const sharedSecret = "11223344556677889900";

/** The hash covers all other fields, so the browser cannot change a return address. */
const unhashed = ["pmt_hash", "pmt_hashversion", "pmt_charset", "pmt_charsethttp", "pmt_keygeneration"];

/** The hash of a payment form or a return, in field order. */
export function signFields(fields: Record<string, string>, secret = sharedSecret): string {
  const values = Object.entries(fields).filter(([name]) => !unhashed.includes(name));
  return paymentHash(
    values.map(([, value]) => value),
    secret,
    "SHA-512",
  );
}

/** Order of the fields in a return's hash. */
const returnNames = [
  "pmt_action",
  "pmt_version",
  "pmt_id",
  "pmt_reference",
  "pmt_amount",
  "pmt_currency",
  "pmt_sellercosts",
  "pmt_paymentmethod",
  "pmt_escrow",
];

/** Whether the parameters prove this form's payment. Seller costs and escrow may differ from the sent ones. */
export function checkReturn(parameters: Record<string, string>, form: Record<string, string>): boolean {
  const values = returnNames.map((name) => parameters[name] ?? "");
  if (parameters.pmt_hash !== paymentHash(values, sharedSecret, "SHA-512")) return false;
  const same = ["pmt_id", "pmt_amount", "pmt_currency"].every((name) => parameters[name] === form[name]);
  return same && parameters.pmt_reference === paddedReference(form.pmt_reference ?? "");
}

type HashAlgorithm = "SHA-512" | "SHA-256" | "SHA-1" | "MD5";

/** The provider's hash: each value followed by `&`, then the secret and `&`, as upper-case hex. */
export function paymentHash(values: readonly string[], secret: string, algorithm: HashAlgorithm): string {
  const text = [...values, secret].map((value) => `${value}&`).join("");
  return createHash(algorithm.replace("-", "").toLowerCase()).update(text, "utf8").digest("hex").toUpperCase();
}
