import { inOwnTask } from "@/lib/platform/in-own-task";

/** Runs each step in its own task, in order: the browser handles input in between. */
export function inOwnTasks([step, ...left]: (() => void)[]): void {
  if (!step) return;
  inOwnTask(() => {
    inOwnTasks(left);
    step();
  });
}
