import path from "node:path";
import type { CompressionEffort } from "./http/compress";
import type { MockServerOptions } from "./server";
import { createPaymentStore, type PaymentStore } from "./payment/payment-store";
import { createSessionStore, type SessionStore } from "./sessions";

export type ServerState = {
  sessions: SessionStore;
  payments: PaymentStore;
  outDir: string | undefined;
  plainHost: boolean;
  compression: CompressionEffort;
  /** A preflight carries no cookie, so the origins that scenarios allow are known to the whole server. */
  corsOrigins: Set<string>;
};

export function createServerState(options: MockServerOptions): ServerState {
  return {
    sessions: createSessionStore(),
    payments: createPaymentStore(),
    outDir: options.outDir === undefined ? undefined : path.resolve(options.outDir),
    plainHost: options.plainHost ?? false,
    compression: options.compression ?? "small",
    corsOrigins: new Set(options.cors ? [options.cors] : []),
  };
}
