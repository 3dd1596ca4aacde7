export type ReturnStatus = "ok" | "cancel" | "error";

export interface PaymentReturn {
  status: ReturnStatus;
  /** Every parameter of the address, `status` included: sent with the check, and identifies the return. */
  query: string;
}

/**
 * The addresses that the provider returns to: the page with a status. A delayed payment comes back as cancelled.
 * @param page origin and path of the invoice
 */
export function returnAddresses(page: string) {
  const address = (status: ReturnStatus) => `${page}?status=${status}`;
  return {
    pmt_okreturn: address("ok"),
    pmt_errorreturn: address("error"),
    pmt_cancelreturn: address("cancel"),
    pmt_delayedpayreturn: address("cancel"),
  };
}

/**
 * Parses the query of a return, even a mangled one: see `readParameters`.
 * @param search such as "?status=ok&pmt_id=7"
 * @returns null when it is not a return: the status is missing or unknown
 */
export function readReturn(search: string): PaymentReturn | null {
  const parameters = new URLSearchParams();
  // The first value of a name counts: appended parameters change nothing.
  for (const [name, value] of readParameters(search)) if (!parameters.has(name)) parameters.append(name, value);
  const status = parameters.get("status") ?? "";
  return isReturnStatus(status) ? { status, query: parameters.toString() } : null;
}

/**
 * Names and values in order. The address that the provider gets has a query already. An integration may append another one
 * ("?status=ok?pmt_id=7"), encode the separator ("?status=ok%3Fpmt_id=7"), or write it as HTML ("&amp;").
 */
function readParameters(query: string): [string, string][] {
  const separated = query.replace(/&(?:(?:amp|#38|#x26);)+/gi, "&").replace(/[?;](?=[\w.-]+=)/g, "&");
  return [...new URLSearchParams(separated)].flatMap(([name, value]): [string, string][] => {
    // An encoded "=": the name is itself a query.
    if (name.includes("=")) return readParameters(value === "" ? name : `${name}=${encodeURIComponent(value)}`);
    if (name.toLowerCase() !== "status") return [[name, value]];
    const [status = "", ...appended] = value.split(/[?&;]/);
    return [["status", trimStatus(status)], ...readParameters(appended.join("&"))];
  });
}

/** The status in lower case, without other characters around it, such as a slash. "" unless it is one word. */
function trimStatus(status: string): string {
  return /^[^a-z\d]*([a-z]+)[^a-z\d]*$/i.exec(status)?.[1]?.toLowerCase() ?? "";
}

function isReturnStatus(status: string): status is ReturnStatus {
  return status === "ok" || status === "cancel" || status === "error";
}
