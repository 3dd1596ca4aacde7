import { createStore } from "@/lib/base/create-store";

/** How many readings of config are on their way: me may be there long before it. */
export const configReadings = createStore(0);

/** Counts a reading of config until what it brought is handled. */
export function countConfigReading(call: Promise<unknown>): void {
  configReadings.update((count) => count + 1);
  // Not before what it brought is handled, which is in the same task.
  void call.then(() => setTimeout(() => configReadings.update((count) => count - 1)));
}
