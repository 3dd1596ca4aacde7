const tagAddress = "https://www.googletagmanager.com/gtag/js";

declare global {
  interface Window {
    /** The tag's queue, which its script reads once it loads. */
    dataLayer?: unknown[];
  }
}

/** Sends a command to the tag, whose script may be loading or blocked. */
export function sendToTag(..._command: unknown[]): void {
  // The tag recognises commands by their type: an `arguments` object.
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** Loads the tag's script; a blocked script fails silently. @returns removes it */
export function appendTagScript(id: string): () => void {
  const script = document.createElement("script");
  script.async = true;
  script.src = `${tagAddress}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return () => script.remove();
}

/** The tag's own switch: a disabled id sends and stores nothing. */
export function disableTag(id: string, isDisabled: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, isDisabled);
}

/** Drops unread commands. Keeps the same array: a running tag watches it. */
export function emptyTagInbox(): void {
  if (window.dataLayer) window.dataLayer.length = 0;
}
