import type { CompressionEffort } from "./http/compress";
import { PaymentStore } from "./payment/payment-store";
import { SessionStore } from "./sessions";

export type ServerStateOptions = {
  /** The folder of the exported app. Without it, /app serves nothing. */
  outDir?: string | undefined;
  /** Compression of files. Default: "small", as hosts compress once; "fast" for a server that lives for one test. */
  compression?: CompressionEffort;
};

export type ServerState = {
  sessions: SessionStore;
  payments: PaymentStore;
  outDir: string | undefined;
  compression: CompressionEffort;
  /** Server-wide, since a preflight carries no cookie. */
  corsOrigins: Set<string>;
};

export function createServerState(options: ServerStateOptions): ServerState {
  return {
    sessions: new SessionStore(),
    payments: new PaymentStore(),
    outDir: options.outDir,
    compression: options.compression ?? "small",
    corsOrigins: new Set(),
  };
}
