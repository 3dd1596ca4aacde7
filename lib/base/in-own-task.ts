/** Calls back in a task of its own, the next one: by a channel, which no browser test stops as it stops timers. */
export function inOwnTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(0);
}

/**
 * Starts in a task of its own what a slow phone takes milliseconds to start, such as fetching a part of the app: several would
 * add up to a task that keeps the phone from answering.
 */
export function startInOwnTask<Result>(start: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => inOwnTask(() => resolve(start())));
}
