/** Takes each step in a task of its own: the browser answers to touches in between. By a channel, which no test stops. */
export function inOwnTasks(steps: (() => void)[]): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const [step, ...left] = steps;
    steps = left;
    step?.();
    if (left.length > 0) port2.postMessage(0);
    else port1.close();
  };
  port2.postMessage(0);
}
