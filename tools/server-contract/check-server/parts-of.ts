import type { CallResult } from "@/lib/api/client";
import { isRecord } from "@/lib/api/is-record";

export type Parts = Record<string, unknown>;

/** The fields of a good answer as they were sent; none of any other. */
export function partsOf(result: CallResult): Parts {
  return result.ok && isRecord(result.body) ? result.body : {};
}
