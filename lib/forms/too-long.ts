import type { FieldValue, FormField, RuleFailure } from "./form-field";

/** What a text is too long for: the field's `maxlength`, in characters as the browser counts them. null when it is not. */
export function tooLong({ type, props }: FormField, value: FieldValue | undefined): RuleFailure | null {
  const { maxlength } = props;
  if ((type !== "text" && type !== "textarea") || maxlength === null) return null;
  if (typeof value !== "string" || value.length <= maxlength) return null;
  return { message: "tooLong", argument: String(maxlength) };
}
