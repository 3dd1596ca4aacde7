import { inOwnTask } from "@/lib/platform/in-own-task";

/** Takes each step in a task of its own, one after the other: the browser answers to touches in between. */
export function inOwnTasks([step, ...left]: (() => void)[]): void {
  if (!step) return;
  inOwnTask(() => {
    inOwnTasks(left);
    step();
  });
}
