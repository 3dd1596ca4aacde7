import { callServer, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { exchange, type Exchange } from "./exchange";
import type { Parts } from "./parts-of";

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
  as: { cookie: string; origin: string },
): Promise<RecordedCall> {
  const real = globalThis.fetch;
  let seen: Exchange | undefined;
  globalThis.fetch = async (input, init = {}) => {
    try {
      const answered = await exchange(real, String(input), init, as);
      seen = answered.seen;
      return answered.response;
    } catch (error) {
      seen = (error as { seen: Exchange }).seen;
      throw error;
    }
  };
  try {
    const result = await callServer(name, { locale, body });
    if (!seen) throw new Error(`${name} was not asked.`);
    return { name, locale, result, seen };
  } finally {
    globalThis.fetch = real;
  }
}
