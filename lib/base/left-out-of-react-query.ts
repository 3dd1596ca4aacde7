/**
 * In place of what react-query's client brings along and the app does not use. Mutations: the app sends by `callServer`; what
 * the client asks of them is answered as where there are none, and what needs one fails. Infinite queries: a list comes whole.
 */
export class MutationCache {
  clear(): void {
    // There is nothing to clear.
  }
  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}

export function infiniteQueryBehavior(): void {
  throw new Error("Infinite queries are left out of the build: see next.config.mjs");
}
