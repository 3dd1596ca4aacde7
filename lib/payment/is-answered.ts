import type { CallResult } from "@/lib/api/client";

/** Statuses that ask to come again later. */
const later = [408, 425, 429];

/** Whether the association's server has looked at a return: not when it is out of order, nor when a page came back instead. */
export function isAnswered(result: CallResult): boolean {
  if (result.ok) return true;
  const { error } = result;
  return error.kind === "status" && !error.isPage && error.status < 500 && !later.includes(error.status);
}
