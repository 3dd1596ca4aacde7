import { paymentHash } from "./hash";
import { secret } from "./secret";

/** The hash covers all other fields, so the browser cannot change a return address. */
const unhashed = ["pmt_hash", "pmt_hashversion", "pmt_charset", "pmt_charsethttp", "pmt_keygeneration"];

/** The hash of the payment form, in field order. */
export function signFields(fields: Record<string, string>): string {
  const values = Object.entries(fields).filter(([name]) => !unhashed.includes(name));
  return paymentHash(
    values.map(([, value]) => value),
    secret,
    "SHA-512",
  );
}
