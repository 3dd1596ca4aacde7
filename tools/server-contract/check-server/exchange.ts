import { failureText } from "./failure-text";

/** What was asked and answered, as the network saw it. */
export interface Exchange {
  method: string;
  url: string;
  /** 0 when there was no answer. */
  status: number;
  headers: Headers;
  body: string;
  milliseconds: number;
  /** Where it was led on to before there was an answer. */
  redirects: string[];
  /** What was posted got lost on the way: after some redirects a browser asks with GET. */
  isPostLost: boolean;
  /** Why there was no answer, or "". */
  failure: string;
  /** Nobody waited any longer. */
  isLate: boolean;
}

interface Asker {
  /** "" for a stranger. */
  cookie: string;
  /** Of the app. */
  origin: string;
  /** In milliseconds. */
  patience?: number;
}

/** As in the Fetch standard. */
const mostRedirects = 20;

/** Asks as a browser does on behalf of the app, and keeps what it saw. Unlike the app it does not wait for ever. */
export async function exchange(
  fetchIt: typeof fetch,
  url: string,
  init: RequestInit,
  { cookie, origin, patience = 30_000 }: Asker,
): Promise<{ seen: Exchange; response: Response }> {
  const start = performance.now();
  const signal = AbortSignal.timeout(patience);
  const seen: Exchange = {
    method: init.method ?? "GET",
    url,
    status: 0,
    headers: new Headers(),
    body: "",
    milliseconds: 0,
    redirects: [],
    isPostLost: false,
    failure: "",
    isLate: false,
  };
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
    seen.failure = seen.isLate ? `the server did not answer within ${patience / 1000} seconds` : failureText(error);
    throw Object.assign(new TypeError(seen.failure), { seen });
  } finally {
    seen.milliseconds = performance.now() - start;
  }

  async function follow(): Promise<Response> {
    let options = init;
    let address = url;
    for (;;) {
      const response = await ask(address, options);
      if (!isRedirect(response)) return response;
      if (seen.redirects.length === mostRedirects)
        throw new Error(`the server led on more than ${mostRedirects} times${lastStop(url, address)}`);
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

/** An address without its query, which often differs from call to call. */
export function plainAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/** Said of each call, a loop within its own address is one cause. */
function lastStop(url: string, last: string): string {
  return plainAddress(last) === plainAddress(url) ? "" : `, last to ${plainAddress(last)}`;
}

function isRedirect({ status, headers }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status) && headers.has("location");
}

/** As in the Fetch standard: 307 and 308 keep method and body. */
function becomesGet(status: number, method = "GET"): boolean {
  return method === "POST" && [301, 302, 303].includes(status);
}
