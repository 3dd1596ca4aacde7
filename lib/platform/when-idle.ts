/** Calls back once the browser has nothing else to do, or after some seconds. @returns calls it off */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
