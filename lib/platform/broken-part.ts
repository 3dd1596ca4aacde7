/** The app's own scripts and style sheets, as the host serves them. */
const parts = "/_next/static/";

/**
 * The script or style sheet of the app that an `error` event of the window says is missing or is none: a host is in the middle
 * of a deployment, or answers every unknown address with a page. Listen in the capturing phase to hear of missing ones.
 * @returns its address; null for every other error
 */
export function brokenPart({ target, filename, error }: Partial<ErrorEvent>): string | null {
  const url = addressOf(target) ?? (error instanceof SyntaxError ? filename : undefined);
  return url?.includes(parts) ? url : null;
}

/** A preload that fails is no loss yet: what it was for is asked for again. */
function addressOf(target: EventTarget | null | undefined): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === "stylesheet" ? target.href : undefined;
}

/** They are cached for ever, and so is what came in their place: puts what the host has now into the browser's cache. */
export async function fetchAgain(urls: Iterable<string>): Promise<void> {
  await Promise.allSettled([...urls].map((url) => fetch(url, { cache: "reload" })));
}
