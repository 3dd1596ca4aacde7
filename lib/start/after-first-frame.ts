import { inOwnTask } from "@/lib/platform/in-own-task";

/**
 * Calls back once the page has been painted; at once in a page that is not seen, which has no frames. By an observer, since a
 * browser test that stops the clock stops timers and animation frames, and the app would never start.
 */
export function afterFirstFrame(callback: () => void): void {
  if (document.hidden) return callback();
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    // The observer is called before the paint, the next task comes after it.
    inOwnTask(callback);
  });
  observer.observe(document.documentElement);
}
