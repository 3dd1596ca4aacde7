import { holdsOf } from "./field-types";
import type { FieldValue, FormField, RuleFailure } from "./form-field";

/** The failure of a text that exceeds the field's `maxlength`, counted as the browser does; else null. */
export function tooLong(field: FormField, value: FieldValue | undefined): RuleFailure | null {
  const { maxlength } = field.props;
  if (holdsOf(field) !== "text" || maxlength === null) return null;
  if (typeof value !== "string" || value.length <= maxlength) return null;
  return { message: "tooLong", argument: String(maxlength) };
}
