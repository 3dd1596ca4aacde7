import type { CallResult } from "@/lib/api/client";

/** A good answer without its error, which the payment's own dialog says. */
export function withoutFailure(result: CallResult): CallResult {
  return result.ok ? { ...result, answer: { ...result.answer, error: "" } } : result;
}
