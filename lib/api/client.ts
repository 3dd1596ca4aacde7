import { network } from "@/lib/platform/network";
import { parseAnswer, type Answer } from "./answer";
import { criticalText, type ApiError } from "./api-error";
import { takeEarlyAnswer } from "./early-answers";
import { endpoints, endpointUrl, type EndpointName } from "./endpoints";
import { encodeMultipart } from "./multipart";
import { parseJson } from "./parse-json";
import { logRepairs } from "./repairs";
import { isRecord } from "./json";

export interface CallOptions {
  locale: string;
  /** Asks the server to drop its cache for this member. */
  clearCache?: boolean;
  /** Sent as multipart form data. */
  body?: Record<string, unknown>;
  signal?: AbortSignal;
  /** In place of `fetch`. */
  send?: (url: string, init: RequestInit) => Promise<Response>;
}

/** `body` is the unchanged JSON of a good answer, kept for storing on the device. */
export type CallResult = { ok: true; answer: Answer; body?: unknown } | { ok: false; error: ApiError; answer: Answer };

/** Calls that the app repeats by itself. After any other failed call the member may press the button again at once. */
const repeatedCalls: readonly EndpointName[] = ["config", "me"];

/**
 * Calls the association's server: the one door to `fetch` for JSON answers. Never throws and has no timeout
 * (docs/product.md, Start).
 */
export async function callServer(name: EndpointName, options: CallOptions): Promise<CallResult> {
  const url = endpointUrl(name, options.locale, options);
  let response: Response;
  let text: string;
  try {
    const early = endpoints[name].method === "GET" ? takeEarlyAnswer(url) : undefined;
    response = await (early ?? request(name, url, options));
    network.report(true);
    text = await response.text();
  } catch {
    const kind = options.signal?.aborted ? "aborted" : "unreachable";
    if (kind === "unreachable" && repeatedCalls.includes(name)) network.report(false);
    return { ok: false, error: { kind }, answer: parseAnswer({}) };
  }
  const body = parseJson(text);
  const answer = parseAnswer(body);
  logRepairs(name);
  // `trim` also removes a byte order mark.
  const isReadable = body !== undefined || text.trim() === "";
  if (response.ok && !isChallenge(response) && isReadable) return { ok: true, answer, body };
  return { ok: false, error: errorOf(response, answer, text, body), answer };
}

function request(name: EndpointName, url: string, { body, signal, send = fetch }: CallOptions): Promise<Response> {
  return send(url, {
    method: endpoints[name].method,
    credentials: "include",
    // A hanging request would lock the browser's cache for the next request to the same address.
    cache: "no-store",
    headers: { Accept: "application/json" },
    body: body ? encodeMultipart(body) : undefined,
    signal,
  });
}

/** Whether the firewall answered instead of the association's server (docs/product.md, Captcha). */
function isChallenge({ status, headers }: Response): boolean {
  const action = headers.get("x-amzn-waf-action");
  return (status === 405 && action === "captcha") || (status === 202 && action === "challenge");
}

function errorOf(response: Response, answer: Answer, text: string, body: unknown): ApiError {
  const { status } = response;
  if (isChallenge(response)) return { kind: "captcha" };
  if (response.ok) return { kind: "unreadable" };
  if (status === 401) return { kind: "unauthorized", redirectUrl: answer.redirectUrl };
  if (status === 403 || status === 500)
    return { kind: "critical", status, text: criticalText(answer.error, text, isRecord(body)) };
  // Frameworks say in `message` why they refuse what was sent.
  const words = answer.error || (status === 422 ? answer.message : "");
  return { kind: "status", status, text: words, ...(body === undefined ? { isPage: true } : {}) };
}
