import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerState } from "../server-state";
import type { Exchange } from "./exchange";
import { readCookie } from "./cookies";

/** Undefined for an address or Host header that forms no URL. */
export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  state: ServerState,
): Exchange | undefined {
  const origin = browserOrigin(request);
  const url = parseUrl(request.url ?? "/", origin);
  if (!url) return undefined;
  return {
    request,
    response,
    method: request.method ?? "GET",
    url,
    origin: url.origin,
    state,
    session: state.sessions.find(readCookie(request, "mock_session")),
  };
}

/** A development proxy rewrites Host and keeps the browser's in X-Forwarded-Host. */
function browserOrigin(request: IncomingMessage): string {
  const host = firstOf(request.headers["x-forwarded-host"]) ?? request.headers.host ?? "localhost";
  const protocol = firstOf(request.headers["x-forwarded-proto"]) === "https" ? "https" : "http";
  return `${protocol}://${host}`;
}

function firstOf(header: string | string[] | undefined): string | undefined {
  const value = Array.isArray(header) ? header[0] : header;
  return value?.split(",")[0]?.trim();
}

function parseUrl(address: string, origin: string): URL | undefined {
  // Concatenate: `new URL('//evil/x', origin)` would read the path as another host.
  const full = origin + (address.startsWith("/") ? address : `/${address}`);
  return URL.canParse(full) ? new URL(full) : undefined;
}
