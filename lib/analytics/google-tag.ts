const tagAddress = "https://www.googletagmanager.com/gtag/js";

declare global {
  interface Window {
    /** The tag's inbox: read by its script, whenever that comes. */
    dataLayer?: unknown[];
  }
}

/** Sends a command to the tag, whose script may still be on its way or blocked. */
export function sendToTag(..._command: unknown[]): void {
  // The tag tells commands from plain objects by their being an `arguments` object.
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** Loads the tag's script; where it is blocked nothing is counted, and nothing is said. @returns removes it */
export function appendTagScript(id: string): () => void {
  const script = document.createElement("script");
  script.async = true;
  script.src = `${tagAddress}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return () => script.remove();
}

/** The tag's own switch: while an id is disabled it sends and stores nothing for it. */
export function disableTag(id: string, isDisabled: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, isDisabled);
}

/** What was not read yet is never read. The list stays the same one: a tag that has started watches it. */
export function emptyTagInbox(): void {
  if (window.dataLayer) window.dataLayer.length = 0;
}
