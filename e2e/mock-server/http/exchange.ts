import type { IncomingMessage, ServerResponse } from "node:http";
import type { PaymentStore } from "../payment/payment-store";
import type { Session, SessionStore } from "../sessions";
import type { CompressionEffort } from "./compress";

/** What a server keeps between requests. */
export type ServerState = {
  sessions: SessionStore;
  payments: PaymentStore;
  outDir: string | undefined;
  compression: CompressionEffort;
  /** Server-wide: the first call from another origin carries no cookie. */
  corsOrigins: Set<string>;
};

/** A request with everything that a handler needs. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  url: URL;
  /** The origin as the browser sees it. */
  origin: string;
  state: ServerState;
  session: Session | undefined;
};

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
    session: state.sessions.find(/(?:^|; *)mock_session=([^;]*)/.exec(request.headers.cookie ?? "")?.[1]),
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

/** The browser's session, or a new one: a scenario may precede the sign-in. */
export function ensureSession(exchange: Exchange): Session {
  if (exchange.session) return exchange.session;
  const session = exchange.state.sessions.create();
  exchange.session = session;
  setSessionCookie(exchange, session);
  return session;
}

export function setSessionCookie({ response }: Exchange, { id }: Session): void {
  response.setHeader("Set-Cookie", `mock_session=${id}; Path=/; HttpOnly; SameSite=Lax`);
}
