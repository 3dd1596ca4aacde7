import type { CallResult } from "@/lib/api/client";

/** Calls that change the member's data, whether or not their answers carry it. */
const changes: readonly unknown[] = ["saveMe", "checkPayment"];

/** Whether a mutation has changed the member's data. @param key its `mutationKey` @param result what it resolved with */
export function changesMember(key: readonly unknown[] | undefined, result: unknown): boolean {
  const { ok, answer } = result as CallResult;
  return changes.includes(key?.[0]) && ok && answer.error === "";
}
