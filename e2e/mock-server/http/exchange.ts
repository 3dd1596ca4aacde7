import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerState } from "../server-state";
import type { Session } from "../sessions";

/** One request with all that a handler needs to answer it. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  url: URL;
  /** The origin that the browser sees. */
  origin: string;
  state: ServerState;
  session: Session | undefined;
};
