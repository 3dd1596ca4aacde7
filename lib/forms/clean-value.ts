import { cleanText } from "./clean-text";
import { valueKindOf } from "./field-types";
import type { FieldValue, FormField } from "./form-field";
import { formatByRules } from "./rules";

/** Cleans a text and puts it into the format of the field's rules. Other values stay. */
export function cleanValue<Value extends FieldValue | undefined>(field: FormField, value: Value): Value | string {
  return valueKindOf(field) === "text" && typeof value === "string"
    ? formatByRules(cleanText(value), field.rules)
    : value;
}
