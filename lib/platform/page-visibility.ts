export function isPageVisible(): boolean {
  return document.visibilityState === "visible";
}

/** Calls back when the page is hidden, and when it is visible again. @returns stops it */
export function onVisibilityChange(callback: () => void): () => void {
  document.addEventListener("visibilitychange", callback);
  return () => document.removeEventListener("visibilitychange", callback);
}
