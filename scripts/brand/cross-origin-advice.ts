/**
 * The headers that a server on another origin than the app must send, in one paragraph. `npm run brand`, `npm run package` and
 * the guide in the archive print it.
 * @param apiBase the build setting NEXT_PUBLIC_API_BASE
 * @returns "" when the server is on the app's own origin
 */
export function crossOriginAdvice(apiBase: string): string {
  if (!URL.canParse(apiBase)) return "";
  const { origin, hostname, protocol } = new URL(apiBase);
  return [
    `The app calls ${origin}.`,
    ...(protocol === "http:" ? ["Browsers let no page with https: call an address with http:."] : []),
    "Unless the app itself is served there, each answer of that server, errors too, must carry",
    "`Access-Control-Allow-Origin` with the origin of the app (such as https://app.example.org, not `*`),",
    "`Access-Control-Allow-Credentials: true` and `Vary: Origin`; there is no preflight.",
    `The app must be on the same site as ${hostname}, that is below the same registered domain and with https:`,
    "browsers do not send the session cookie to another site.",
    `npm run check-server -- ${origin} --origin https://app.example.org checks the headers.`,
  ].join(" ");
}
