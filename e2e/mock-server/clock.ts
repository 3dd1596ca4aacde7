import { AsyncLocalStorage } from "node:async_hooks";

const times = new AsyncLocalStorage<number | undefined>();

/** The server's time in milliseconds: the current time, unless the server started with another. */
export function now(): number {
  return times.getStore() ?? Date.now();
}

/** Scoped, since servers in one process can have different times. */
export function atTime<Result>(time: number | undefined, run: () => Result): Result {
  return times.run(time, run);
}
