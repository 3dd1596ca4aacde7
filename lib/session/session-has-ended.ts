import type { CallResult } from "@/lib/api/client";

/** Whether the answer of a logout says that there is no session any more. A 401 means that it had ended before. */
export function sessionHasEnded(result: CallResult): boolean {
  return result.ok ? result.answer.error === "" : result.error.kind === "unauthorized";
}
