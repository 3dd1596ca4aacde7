export type ReturnStatus = "ok" | "cancel" | "error";

export interface PaymentReturn {
  status: ReturnStatus;
  /** Every parameter of the address as a query, `status` among them: what the check sends, and what tells two returns apart. */
  query: string;
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
 * Reads the query of a return, also one that an integration has mangled: see `readParameters`.
 * @param search such as "?status=ok&pmt_id=7"
 * @returns null when it is no return: no status, or one that the provider was not given
 */
export function readReturn(search: string): PaymentReturn | null {
  const parameters = new URLSearchParams();
  // The first of each name: what somebody appends to the address changes nothing.
  for (const [name, value] of readParameters(search)) if (!parameters.has(name)) parameters.append(name, value);
  const status = parameters.get("status") ?? "";
  return isReturnStatus(status) ? { status, query: parameters.toString() } : null;
}

/**
 * Names and values in order. The address that the server gave the provider has a query already, to which an integration may
 * append another one ("?status=ok?pmt_id=7"), encode the separator ("?status=ok%3Fpmt_id=7"), or write it as HTML ("&amp;").
 */
function readParameters(query: string): [string, string][] {
  const separated = query.replace(/&(?:(?:amp|#38|#x26);)+/gi, "&").replace(/[?;](?=[\w.-]+=)/g, "&");
  return [...new URLSearchParams(separated)].flatMap(([name, value]): [string, string][] => {
    // An encoded "=": the name is a query of its own.
    if (name.includes("=")) return readParameters(value === "" ? name : `${name}=${encodeURIComponent(value)}`);
    if (name.toLowerCase() !== "status") return [[name, value]];
    const [status = "", ...appended] = value.split(/[?&;]/);
    return [["status", trimStatus(status)], ...readParameters(appended.join("&"))];
  });
}

/** Without what is no letter around it, such as a slash, in the case that the provider was given. */
function trimStatus(status: string): string {
  return status.replace(/^[^a-z\d]+|[^a-z\d]+$/gi, "").toLowerCase();
}

function isReturnStatus(status: string): status is ReturnStatus {
  return status === "ok" || status === "cancel" || status === "error";
}
