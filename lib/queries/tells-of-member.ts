import type { CallResult } from "@/lib/api/client";
import { namesNobody } from "./names-nobody";

/**
 * Whether a result has told of the member who is shown, before it is handled and after. Where a newer answer came before it,
 * that one has.
 */
export function tellsOfMember(locale: string, result: CallResult | null): boolean {
  if (!result?.ok) return false;
  const { member } = result.answer;
  return result.isOutdated === true || (member !== null && !namesNobody(locale, member));
}
