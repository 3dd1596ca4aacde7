import { inOwnTasks } from "./in-own-tasks";

const tasks: (() => void)[] = [];

class Channel {
  port1 = { onmessage: () => undefined, close: () => undefined };
  port2 = { postMessage: () => tasks.push(() => this.port1.onmessage()) };
}

beforeEach(() => {
  tasks.length = 0;
  Object.assign(window, { MessageChannel: Channel });
});

it("takes one step in each task, in their order", () => {
  const taken: number[] = [];
  inOwnTasks([() => taken.push(1), () => taken.push(2)]);
  expect(taken).toEqual([]);
  tasks.shift()?.();
  expect(taken).toEqual([1]);
  tasks.shift()?.();
  expect(taken).toEqual([1, 2]);
  expect(tasks).toEqual([]);
});

it("goes on after a step that failed", () => {
  const taken: number[] = [];
  const broken = () => {
    throw new Error("broken");
  };
  inOwnTasks([broken, () => taken.push(2)]);
  expect(tasks.shift()).toThrow("broken");
  tasks.shift()?.();
  expect(taken).toEqual([2]);
});
