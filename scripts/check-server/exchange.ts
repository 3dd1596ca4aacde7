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
  /** Why there was no answer, or "". */
  failure: string;
}

const mostRedirects = 5;

/** Asks as a browser does on behalf of the app, and keeps what it saw. @param cookie "" for a stranger */
export async function exchange(
  fetchIt: typeof fetch,
  url: string,
  init: RequestInit,
  { cookie, origin }: { cookie: string; origin: string },
): Promise<{ seen: Exchange; response: Response }> {
  const start = performance.now();
  const seen: Exchange = {
    method: init.method ?? "GET",
    url,
    status: 0,
    headers: new Headers(),
    body: "",
    milliseconds: 0,
    redirects: [],
    failure: "",
  };
  try {
    let response = await ask(url, init);
    while (isRedirect(response) && seen.redirects.length < mostRedirects) {
      const next = new URL(response.headers.get("location") ?? "", seen.redirects.at(-1) ?? url).href;
      seen.redirects.push(next);
      response = await ask(next, { ...init, method: "GET", body: undefined });
    }
    seen.body = await response.text();
    seen.status = response.status;
    seen.headers = response.headers;
    const canHaveBody = response.status >= 200 && ![204, 205, 304].includes(response.status);
    return {
      seen,
      response: new Response(canHaveBody ? seen.body : null, { status: response.status, headers: response.headers }),
    };
  } catch (error) {
    seen.failure = reasonOf(error);
    throw Object.assign(new TypeError(seen.failure), { seen });
  } finally {
    seen.milliseconds = performance.now() - start;
  }

  function ask(address: string, options: RequestInit): Promise<Response> {
    const headers = new Headers(options.headers);
    if (cookie !== "" && new URL(address).origin === new URL(url).origin) headers.set("Cookie", cookie);
    if (new URL(address).origin !== origin) headers.set("Origin", origin);
    return fetchIt(address, { ...options, headers, redirect: "manual" });
  }
}

function isRedirect({ status, headers }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status) && headers.has("location");
}

/** fetch itself only says "fetch failed". */
function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const deepest = cause instanceof Error ? cause : error;
  const code = deepest instanceof Error && "code" in deepest ? String(deepest.code) : "";
  const known: Record<string, string> = {
    ECONNREFUSED: "nothing listens at that address",
    ENOTFOUND: "there is no host of that name",
    ECONNRESET: "the server broke the connection off",
    UND_ERR_SOCKET: "the server broke the connection off",
    CERT_HAS_EXPIRED: "its certificate has expired",
    DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed",
  };
  return known[code] ?? (deepest instanceof Error ? deepest.message : String(deepest)) + (code && ` (${code})`);
}
