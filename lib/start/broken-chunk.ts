import { withTimeout } from "@/lib/platform/with-timeout";

/** The path prefix of the chunks: the app's own scripts and style sheets. */
const chunks = "/_next/static/";

/**
 * The chunk that a window `error` event reports as missing or invalid: the host is in the middle of a
 * deployment, or answers every unknown address with a page. Listen in the capturing phase to catch missing ones.
 * @returns its address; null for every other error
 */
export function brokenChunk({ target, filename, error }: Partial<ErrorEvent>): string | null {
  const url = addressOf(target) ?? (error instanceof SyntaxError ? filename : undefined);
  return url?.includes(chunks) ? url : null;
}

/** A failed preload does not count: the page requests the file again. */
function addressOf(target: EventTarget | null | undefined): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === "stylesheet" ? target.href : undefined;
}

/** Milliseconds: a host that does not answer must not keep the page from loading again. */
const timeoutMs = 10_000;

/**
 * Fetches chunks past the browser's cache, which would keep a wrong answer forever.
 * @returns whether the host lacks one; false when it does not answer
 */
export async function fetchAgain(urls: Iterable<string>): Promise<boolean> {
  const missing = await withTimeout(Promise.all([...urls].map(isMissing)), timeoutMs, []);
  return missing.includes(true);
}

async function isMissing(url: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(url, { cache: "reload" });
    return !ok || headers.get("content-type")?.includes("html") === true;
  } catch {
    return false;
  }
}
