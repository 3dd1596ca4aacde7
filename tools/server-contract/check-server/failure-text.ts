/** The reason for a missing answer: fetch itself only says "fetch failed". */
export function failureText(error: unknown): string {
  const deepest = detailsOf(detailsOf(error).cause ?? error);
  const code = typeof deepest.code === "string" ? deepest.code : "";
  const inWords = known[code] ?? (code.startsWith("ERR_SSL_") ? `https fails there (${code})` : undefined);
  return inWords ?? String(deepest.message ?? error) + (code && ` (${code})`);
}

function detailsOf(error: unknown): { cause?: unknown; code?: unknown; message?: unknown } {
  return typeof error === "object" && error !== null ? error : {};
}

const noHttp = "what answers there is no HTTP";
const brokenOff = "the server broke the connection off";
const unknownIssuer = "its certificate is of nobody whom browsers know";

const known: Record<string, string> = {
  ECONNREFUSED: "nothing listens at that address",
  ENOTFOUND: "there is no host of that name",
  EAI_AGAIN: "the name of its host cannot be looked up",
  EHOSTUNREACH: "there is no way to that host",
  ETIMEDOUT: "its host does not react",
  UND_ERR_CONNECT_TIMEOUT: "its host does not react",
  ECONNRESET: brokenOff,
  UND_ERR_SOCKET: brokenOff,
  HPE_INVALID_CONSTANT: noHttp,
  HPE_INVALID_VERSION: noHttp,
  ERR_SSL_WRONG_VERSION_NUMBER: "there is no https at that address: ask it with http://",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "there is no https at that address: ask it with http://",
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed",
  SELF_SIGNED_CERT_IN_CHAIN: unknownIssuer,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is of another host",
};
