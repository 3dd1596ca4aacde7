import { AsyncLocalStorage } from "node:async_hooks";

const times = new AsyncLocalStorage<number | undefined>();

/** The server's time in milliseconds: that of the calendar, unless the server was started for another moment. */
export function now(): number {
  return times.getStore() ?? Date.now();
}

/** Two servers of one process can have different times. */
export function atTime<Result>(time: number | undefined, run: () => Result): Result {
  return times.run(time, run);
}
