import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { atTime } from "./clock";
import { handleRequest } from "./handle-request";
import type { CompressionEffort } from "./http/compress";
import type { ServerState } from "./http/exchange";
import { PaymentStore } from "./payment/payment-store";
import { SessionStore } from "./sessions";

export type MockServerOptions = {
  /** 0 picks a free port. */
  port: number;
  /** Default: all interfaces, so that both `localhost` and `127.0.0.1` (the bank's origin) answer. */
  host?: string | undefined;
  /** The folder of the exported app. Without it, /app serves nothing. */
  outDir?: string | undefined;
  /** Compression of files. Default: "small", as hosts compress once; "fast" for a server that lives for one test. */
  compression?: CompressionEffort;
  /** Reference time for all dates in answers, in milliseconds. Default: the running clock. */
  time?: number;
};

export type MockServer = { url: string; port: number; close(): Promise<void> };

/** Starts the association's server. Rejects with the error of `listen`, for example when the port is in use. */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { outDir, compression = "small" } = options;
  const state: ServerState = {
    sessions: new SessionStore(),
    payments: new PaymentStore(),
    outDir,
    compression,
    corsOrigins: new Set(),
  };
  const server = createServer((request, response) => {
    atTime(options.time, () => handleRequest(request, response, state)).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain" });
      response.end();
    });
  });
  // A request on a connection that is just being closed as idle would be lost.
  server.keepAliveTimeout = 0;
  server.listen(options.port, options.host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, port, close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  server.close();
  // Endpoints in mode `hang` would keep the server open forever.
  server.closeAllConnections();
  await once(server, "close");
}
