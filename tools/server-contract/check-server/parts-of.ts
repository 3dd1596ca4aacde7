import type { CallResult } from "@/lib/api/client";
import { isRecord } from "@/lib/api/is-record";

export type Parts = Record<string, unknown>;

/** The fields of a good answer as sent; none for any other answer. */
export function partsOf(result: CallResult): Parts {
  return result.ok && isRecord(result.body) ? result.body : {};
}
