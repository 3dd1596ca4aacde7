/**
 * Missing in insecure contexts, and in some private windows. Read by name: the bundler takes `navigator.serviceWorker`
 * for something that every browser has, and leaves out what is done without it.
 */
export function workers(): ServiceWorkerContainer | undefined {
  return Reflect.get(navigator, "serviceWorker");
}
