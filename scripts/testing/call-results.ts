import { parseAnswer } from "@/lib/api/answer";
import type { ApiError } from "@/lib/api/api-error";
import type { CallResult } from "@/lib/api/client";
import type { GoodResult } from "@/lib/queries/fetch-answer";
import type { SessionEvent } from "@/lib/queries/session";

/** A call that the server answered. @param body as the server sends it */
export const answers = (body: object): GoodResult => ({ ok: true, answer: parseAnswer(body) });

/** A call that failed, with nothing to read in its answer. */
export const fails = (error: ApiError): CallResult => ({ ok: false, error, answer: parseAnswer({}) });

/** A call that found no network. */
export const unreachable = fails({ kind: "unreachable" });

/** The failures that the session handles, each with its event. */
export const sessionFailures: readonly (readonly [ApiError, SessionEvent])[] = [
  [
    { kind: "unauthorized", redirectUrl: "/login" },
    { type: "unauthorized", redirectUrl: "/login" },
  ],
  [
    { kind: "critical", status: 500, text: "Down" },
    { type: "critical", status: 500, text: "Down" },
  ],
  [
    { kind: "critical", status: 403, text: "" },
    { type: "critical", status: 403, text: "" },
  ],
  [{ kind: "captcha" }, { type: "captcha" }],
];
