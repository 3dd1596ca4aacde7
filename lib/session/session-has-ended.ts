import type { CallResult } from "@/lib/api/client";

/** Whether the server has no session any more after a logout. A 401 means that it had ended before. */
export function sessionHasEnded(result: CallResult): boolean {
  return result.ok ? result.answer.error === "" : result.error.kind === "unauthorized";
}
