import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerState } from "../server-state";
import type { Session } from "../sessions";

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
