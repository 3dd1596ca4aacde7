/**
 * Missing in insecure contexts and some private windows. Read by name: the bundler assumes that every browser has
 * `navigator.serviceWorker`, and removes the branch without it.
 */
export function workers(): ServiceWorkerContainer | undefined {
  return Reflect.get(navigator, "serviceWorker");
}
