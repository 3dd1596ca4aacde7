import type { ReturnParameters } from "./payment-machine";

export type ReturnStatus = "ok" | "cancel" | "error";

export interface PaymentReturn {
  status: ReturnStatus;
  parameters: ReturnParameters;
}

/** Field -> the status that the provider brings back; a delayed payment comes back like a cancelled one (spec 7). */
const statusOf = {
  pmt_okreturn: "ok",
  pmt_errorreturn: "error",
  pmt_cancelreturn: "cancel",
  pmt_delayedpayreturn: "cancel",
} satisfies Record<string, ReturnStatus>;

/** Where the provider sends the member back to: this page with a status. @param page origin and path of the invoice */
export function returnAddresses(page: string): Record<keyof typeof statusOf, string> {
  const address = (status: ReturnStatus) => `${page}?status=${status}`;
  return {
    pmt_okreturn: address(statusOf.pmt_okreturn),
    pmt_errorreturn: address(statusOf.pmt_errorreturn),
    pmt_cancelreturn: address(statusOf.pmt_cancelreturn),
    pmt_delayedpayreturn: address(statusOf.pmt_delayedpayreturn),
  };
}

/**
 * Reads the query of a return.
 * @param search such as "?status=ok&pmt_id=7"
 * @returns null when it is none: no status, or one that nobody asked the provider for
 */
export function readReturn(search: string): PaymentReturn | null {
  const query = new URLSearchParams(search);
  // The first of each name: what somebody appends to the address changes nothing.
  const parameters = Object.fromEntries([...query.keys()].map((name) => [name, query.get(name) ?? ""]));
  const { status } = parameters;
  return isReturnStatus(status) ? { status, parameters } : null;
}

/** The query of a return as a text, by which one return is told from another; `readReturn` reads it with a "?" before it. */
export function returnQuery(parameters: ReturnParameters): string {
  return new URLSearchParams(parameters).toString();
}

function isReturnStatus(status: string | undefined): status is ReturnStatus {
  return status === "ok" || status === "cancel" || status === "error";
}
