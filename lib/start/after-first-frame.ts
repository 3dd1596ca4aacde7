import { inOwnTask } from "@/lib/platform/in-own-task";

/**
 * Calls back after the first paint; at once in a hidden page, which paints no frames. Uses an observer: browser tests that
 * stop the clock stop timers and animation frames, and the app would never start.
 */
export function afterFirstFrame(callback: () => void): void {
  if (document.hidden) return callback();
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    // The observer runs before the paint, the next task after it.
    inOwnTask(callback);
  });
  observer.observe(document.documentElement);
}
