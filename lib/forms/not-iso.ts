import type { FieldValue, FormField, RuleFailure } from "./form-field";
import { isoKind } from "./iso-text";

/**
 * Why a date or time is refused that is none in the one shape that is shown and sent (decisions 5), such as one of the year
 * 20245. null when it is one, or empty.
 */
export function notIso({ type }: FormField, value: FieldValue | undefined): RuleFailure | null {
  if (type !== "date" && type !== "time" && type !== "datetime") return null;
  if (typeof value !== "string" || value === "" || isoKind(value) === type) return null;
  return { message: type === "time" ? "time" : "date", argument: "" };
}
