import type { CallResult } from "@/lib/api/client";

/**
 * Whether the answer of a logout says that there is no session any more. One that had ended already is as good as one that ended
 * now; a page is what follows on a logout on many sites.
 */
export function sessionHasEnded(result: CallResult): boolean {
  if (result.ok) return result.answer.error === "";
  return result.error.kind === "unauthorized" || result.error.kind === "unreadable";
}
