import type { Payment } from "./payment-store";
import { paddedReference } from "./reference";
import { signFields } from "./sign-fields";

export type Outcome = "paid" | "canceled" | "failed" | "delayed";

export type ReturnOptions = { wrongHash?: boolean; sellerCosts?: string; errorText?: string };

/** The provider's redirect for the buyer: the given address with the appended fields. */
export function returnAddress(
  { fields, id }: Pick<Payment, "fields" | "id">,
  outcome: Outcome,
  options: ReturnOptions = {},
): string {
  switch (outcome) {
    case "paid":
      return append(fields.pmt_okreturn, paidParameters(fields, options));
    case "canceled":
      return append(fields.pmt_cancelreturn, { pmt_id: id });
    case "delayed":
      return append(fields.pmt_delayedpayreturn, { pmt_id: id });
    case "failed":
      return append(fields.pmt_errorreturn, {
        pmt_id: id,
        ...(options.errorText ? { pmt_errortexttouser: options.errorText, error_fields: "pmt_amount" } : {}),
      });
  }
}

function paidParameters(fields: Record<string, string>, options: ReturnOptions): Record<string, string> {
  // In the order of the hash.
  const parameters: Record<string, string> = {
    pmt_action: fields.pmt_action ?? "",
    pmt_version: fields.pmt_version ?? "",
    pmt_id: fields.pmt_id ?? "",
    pmt_reference: paddedReference(fields.pmt_reference ?? ""),
    pmt_amount: fields.pmt_amount ?? "",
    pmt_currency: fields.pmt_currency ?? "",
    pmt_sellercosts: options.sellerCosts ?? fields.pmt_sellercosts ?? "",
    pmt_paymentmethod: "FI01",
    pmt_escrow: fields.pmt_escrow ?? "",
  };
  const hash = options.wrongHash ? signFields(parameters, "not the secret") : signFields(parameters);
  return { ...parameters, pmt_hash: hash };
}

function append(address = "", parameters: Record<string, string>): string {
  const [beforeHash = "", ...hash] = address.split("#");
  const joined = beforeHash + (beforeHash.includes("?") ? "&" : "?") + new URLSearchParams(parameters).toString();
  return [joined, ...hash].join("#");
}
