import { callServer, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { isRecord } from "@/lib/api/json";
import { exchange, type Caller, type Exchange } from "./exchange";

export type Parts = Record<string, unknown>;

/** A call, the app's reading of its answer, and its exchange on the network. */
export interface RecordedCall {
  name: EndpointName;
  locale: string;
  result: CallResult;
  seen: Exchange;
}

/** Calls with the app's own client, and a fetch that sends the cookie and records the exchange. Supports one call at a time. */
export async function recordCall(
  name: EndpointName,
  locale: string,
  body: Parts | undefined,
  as: Caller,
): Promise<RecordedCall> {
  const real = globalThis.fetch;
  let seen: Exchange | undefined;
  globalThis.fetch = async (input, init = {}) => {
    const answered = await exchange(real, String(input), init, as);
    seen = answered.seen;
    if (!answered.response) throw new TypeError(seen.failure);
    return answered.response;
  };
  try {
    const result = await callServer(name, { locale, body });
    if (!seen) throw new Error(`${name} was not asked.`);
    return { name, locale, result, seen };
  } finally {
    globalThis.fetch = real;
  }
}

/** The fields of a good answer as sent; none for any other answer. */
export function partsOf({ result }: RecordedCall): Parts {
  return result.ok && isRecord(result.body) ? result.body : {};
}
