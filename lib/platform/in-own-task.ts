/** Callbacks waiting for their task. */
const waiting: (() => void)[] = [];
/** Shared and kept: the browser drops the message of a channel that nothing else references. */
let channel: MessageChannel | undefined;

/** Calls back in the next task. Uses a channel: unlike timers, no browser test stops it. */
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

/** Runs each step in its own task, in order: the browser handles input in between. */
export function inOwnTasks([step, ...left]: (() => void)[]): void {
  if (!step) return;
  inOwnTask(() => {
    inOwnTasks(left);
    step();
  });
}

/**
 * Starts slow work, such as fetching a part of the app, in its own task. Several starts in one task would block a slow
 * phone.
 */
export function startInOwnTask<Result>(start: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => inOwnTask(() => resolve(start())));
}
