export function isPageVisible(): boolean {
  return document.visibilityState === "visible";
}

/**
 * Calls back when the page is visible again. Not when it is hidden: Firefox loses the messages of a page that enters its
 * back/forward cache, and with them React's next task. @returns stops it
 */
export function onPageVisible(callback: () => void): () => void {
  const listener = () => {
    if (isPageVisible()) callback();
  };
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
