import { holdsOf } from "./field-types";
import type { FieldValue, FormField, RuleFailure } from "./form-field";

/** What a text is too long for: the field's `maxlength`, in characters as the browser counts them. null when it is not. */
export function tooLong(field: FormField, value: FieldValue | undefined): RuleFailure | null {
  const { maxlength } = field.props;
  if (holdsOf(field) !== "text" || maxlength === null) return null;
  if (typeof value !== "string" || value.length <= maxlength) return null;
  return { message: "tooLong", argument: String(maxlength) };
}
