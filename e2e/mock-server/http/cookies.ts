import type { IncomingMessage } from "node:http";
import type { Session } from "../sessions";
import type { Exchange } from "./exchange";

export function readCookie(request: IncomingMessage, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? "").split(";");
  const found = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
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
