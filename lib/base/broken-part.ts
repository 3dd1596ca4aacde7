/** The app's own scripts, as the host serves them. */
const scripts = "/_next/static/";

/**
 * The script of the app that an `error` event of the window says is missing or is no script: a host is in the middle of a
 * deployment, or answers every unknown address with a page. Listen in the capturing phase to hear of missing ones.
 * @returns its address; null for every other error
 */
export function brokenPart({ target, filename, error }: Partial<ErrorEvent>): string | null {
  const url = target instanceof HTMLScriptElement ? target.src : error instanceof SyntaxError ? filename : undefined;
  return url?.includes(scripts) ? url : null;
}

/** Scripts are cached for ever, and so is what came in their place: puts what the host has now into the browser's cache. */
export async function fetchAgain(urls: Iterable<string>): Promise<void> {
  await Promise.allSettled([...urls].map((url) => fetch(url, { cache: "reload" })));
}
