import { paymentHash } from "./hash";
import { paddedReference } from "./reference";
import { returnHashNames } from "./return-address";
import { secret } from "./secret";

/** Whether the parameters prove this form's payment. Seller costs and escrow may differ from the sent ones. */
export function checkReturn(parameters: Record<string, string>, form: Record<string, string>): boolean {
  const values = returnHashNames.map((name) => parameters[name] ?? "");
  if (parameters.pmt_hash !== paymentHash(values, secret, "SHA-512")) return false;
  const same = ["pmt_id", "pmt_amount", "pmt_currency"].every((name) => parameters[name] === form[name]);
  return same && parameters.pmt_reference === paddedReference(form.pmt_reference ?? "");
}
