import { quote } from "./quote";

/** A request and its answer, as seen on the network. */
export type Exchange = ReturnType<typeof unanswered>;

function unanswered(method: string, url: string, origin: string) {
  return {
    method,
    url,
    /** Origin of the app, which sends the request. */
    origin,
    /** 0 without an answer. */
    status: 0,
    headers: new Headers(),
    body: "",
    milliseconds: 0,
    /** The redirects before the answer. */
    redirects: [] as string[],
    /** A redirect dropped the posted body: after some redirects a browser sends GET. */
    isPostLost: false,
    /** The reason for a missing answer, or "". */
    failure: "",
    /** The request timed out. */
    isLate: false,
  };
}

export interface Caller {
  /** "" for a visitor who is not signed in. */
  cookie: string;
  /** Origin of the app. */
  origin: string;
  /** Timeout in milliseconds. */
  timeoutMs?: number;
}

/** The limit of the Fetch standard. */
const maxRedirects = 20;

/**
 * Sends a request as a browser does for the app, and records the exchange. Unlike the app it has a timeout.
 * @returns no response when there was no whole answer
 */
export async function exchange(
  fetchIt: typeof fetch,
  url: string,
  init: RequestInit,
  { cookie, origin, timeoutMs = 30_000 }: Caller,
): Promise<{ seen: Exchange; response?: Response }> {
  const start = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const seen = unanswered(init.method ?? "GET", url, origin);
  try {
    const response = await follow();
    seen.body = await response.text();
    seen.status = response.status;
    seen.headers = response.headers;
    const canHaveBody = response.status >= 200 && ![204, 205, 304].includes(response.status);
    return {
      seen,
      response: new Response(canHaveBody ? seen.body : null, { status: response.status, headers: response.headers }),
    };
  } catch (error) {
    seen.isLate = signal.aborted;
    seen.failure = seen.isLate ? `the server did not answer within ${timeoutMs / 1000} seconds` : reasonOf(error);
    return { seen };
  } finally {
    seen.milliseconds = performance.now() - start;
  }

  async function follow(): Promise<Response> {
    let options = init;
    let address = url;
    for (;;) {
      const response = await ask(address, options);
      if (!isRedirect(response)) return response;
      if (seen.redirects.length === maxRedirects)
        throw new Error(`the server redirected more than ${maxRedirects} times${redirectTarget(url, address)}`);
      address = new URL(response.headers.get("location") ?? "", address).href;
      seen.redirects.push(address);
      if (becomesGet(response.status, options.method)) {
        options = { ...options, method: "GET", body: undefined };
        seen.isPostLost = true;
      }
    }
  }

  function ask(address: string, options: RequestInit): Promise<Response> {
    const headers = new Headers(options.headers);
    if (cookie !== "" && new URL(address).origin === new URL(url).origin) headers.set("Cookie", cookie);
    if (new URL(address).origin !== origin) headers.set("Origin", origin);
    return fetchIt(address, { ...options, headers, signal, redirect: "manual" });
  }
}

/** The reason for a missing answer: fetch itself only says "fetch failed". */
function reasonOf(error: unknown): string {
  const { message, code = "" } = ((error as Error).cause ?? error) as Error & { code?: string };
  // Several failed addresses of a host make an error without a message.
  return message.trim() || code;
}

/** An address without its query, which often differs between calls. */
export function plainAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/** Describes a body that is not JSON. */
export function describeBody({ body, headers }: Exchange): string {
  if (/^\s*<|html/i.test(body.slice(0, 200)) || /html/i.test(headers.get("content-type") ?? "")) {
    const title = /<title>([^<]*)/i.exec(body)?.[1];
    return `a page of HTML${title ? ` (${quote(title)})` : ""}`;
  }
  return `${quote(body.slice(0, 200))}, which is no JSON,`;
}

/**
 * The end of a redirect chain for the report; "" when only the query differs, so that such loops read alike in every call and
 * count as one cause.
 */
function redirectTarget(url: string, last: string): string {
  return plainAddress(last) === plainAddress(url) ? "" : `, last to ${plainAddress(last)}`;
}

function isRedirect({ status, headers }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status) && headers.has("location");
}

/** As in the Fetch standard: 307 and 308 keep method and body. */
function becomesGet(status: number, method = "GET"): boolean {
  return method === "POST" && [301, 302, 303].includes(status);
}
