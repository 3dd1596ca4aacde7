import type { CallResult } from "@/lib/api/client";

/** What a good answer carries beside its error, which the payment's own dialog says. */
export function withoutFailure(result: CallResult): CallResult {
  return result.ok ? { ...result, answer: { ...result.answer, error: "" } } : result;
}
