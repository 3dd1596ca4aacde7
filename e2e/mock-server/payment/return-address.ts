import type { Payment } from "./payment-store";
import { paddedReference } from "./reference";
import { signFields } from "./sign-fields";

export type Outcome = "paid" | "canceled" | "failed" | "delayed";

/** The provider's redirect for the buyer: the given address with the appended fields. */
export function returnAddress(
  { fields, id }: Pick<Payment, "fields" | "id">,
  outcome: Outcome,
  errorText = "",
): string {
  switch (outcome) {
    case "paid":
      return append(fields.pmt_okreturn, paidParameters(fields));
    case "canceled":
      return append(fields.pmt_cancelreturn, { pmt_id: id });
    case "delayed":
      return append(fields.pmt_delayedpayreturn, { pmt_id: id });
    case "failed":
      return append(fields.pmt_errorreturn, {
        pmt_id: id,
        ...(errorText ? { pmt_errortexttouser: errorText, error_fields: "pmt_amount" } : {}),
      });
  }
}

function paidParameters(fields: Record<string, string>): Record<string, string> {
  // In the order of the hash.
  const parameters: Record<string, string> = {
    pmt_action: fields.pmt_action ?? "",
    pmt_version: fields.pmt_version ?? "",
    pmt_id: fields.pmt_id ?? "",
    pmt_reference: paddedReference(fields.pmt_reference ?? ""),
    pmt_amount: fields.pmt_amount ?? "",
    pmt_currency: fields.pmt_currency ?? "",
    pmt_sellercosts: fields.pmt_sellercosts ?? "",
    pmt_paymentmethod: "FI01",
    pmt_escrow: fields.pmt_escrow ?? "",
  };
  return { ...parameters, pmt_hash: signFields(parameters) };
}

function append(address = "", parameters: Record<string, string>): string {
  const [beforeHash = "", ...hash] = address.split("#");
  const joined = beforeHash + (beforeHash.includes("?") ? "&" : "?") + new URLSearchParams(parameters).toString();
  return [joined, ...hash].join("#");
}
