import { parseAnswer } from "@/lib/api/answer";
import type { ApiError } from "@/lib/api/api-error";
import type { CallResult } from "@/lib/api/client";
import type { GoodResult } from "@/lib/queries/read-server";

/** A call that the server answered. @param body as the server sends it */
export const answers = (body: object): GoodResult => ({ ok: true, answer: parseAnswer(body) });

/** A call that failed, with nothing to read in its answer. */
export const fails = (error: ApiError): CallResult => ({ ok: false, error, answer: parseAnswer({}) });

/** A call that found no network. */
export const unreachable = fails({ kind: "unreachable" });
