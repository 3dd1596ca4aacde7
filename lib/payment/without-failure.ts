import type { CallResult } from "@/lib/api/client";

/**
 * What a payment's call means for the rest of the app: a good answer without its error, which the payment's own dialog says,
 * and a refusal as one of the payment alone.
 */
export function withoutFailure(result: CallResult): CallResult {
  if (result.ok) return { ...result, answer: { ...result.answer, error: "" } };
  return result.error.kind === "critical" ? { ...result, error: { ...result.error, isOfAction: true } } : result;
}
