/**
 * Calls the listener once now, after each step of the browser's history, and after each entry that the page itself writes.
 * @returns stops it
 */
export function followAddress(listener: () => void): () => void {
  const { history } = window;
  const writers = ["pushState", "replaceState"] as const;
  for (const name of writers) {
    const write = history[name].bind(history);
    history[name] = (...entry) => {
      write(...entry);
      listener();
    };
  }
  window.addEventListener("popstate", listener);
  // The address may have changed before.
  listener();
  return () => {
    window.removeEventListener("popstate", listener);
    for (const name of writers) Reflect.deleteProperty(history, name);
  };
}
