/** What waits for its task, first come first. */
const waiting: (() => void)[] = [];
/** One for all, and opened when it is first used: the browser drops the message of a channel that nothing else holds. */
let channel: MessageChannel | undefined;

/** Calls back in a task of its own, the next one: by a channel, which no browser test stops as it stops timers. */
export function inOwnTask(callback: () => void): void {
  waiting.push(callback);
  channel ??= openChannel();
  channel.port2.postMessage(0);
}

function openChannel(): MessageChannel {
  const opened = new MessageChannel();
  opened.port1.onmessage = () => waiting.shift()?.();
  return opened;
}

/**
 * Starts in a task of its own what a slow phone takes milliseconds to start, such as fetching a part of the app: several would
 * add up to a task that keeps the phone from answering.
 */
export function startInOwnTask<Result>(start: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => inOwnTask(() => resolve(start())));
}
