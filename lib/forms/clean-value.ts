import { cleanText } from "./clean-text";
import type { FieldValue, FormField, FormModel } from "./form-field";
import { isChecked } from "./is-checked";
import { formatByRules } from "./rules";

/** The model as it is validated and sent (decisions 5). What the member cannot see or change stays as it came. */
export function cleanModel(fields: readonly FormField[], model: FormModel): FormModel {
  const cleaned = new Map(Object.entries(model));
  for (const field of fields) {
    const value = cleaned.get(field.name);
    if (value !== undefined && isChecked(field, model)) cleaned.set(field.name, cleanValue(field, value));
  }
  return Object.fromEntries(cleaned);
}

/** A text without what a paste left in it, in the format of the field's rules. Other values stay. */
export function cleanValue<Value extends FieldValue | undefined>(field: FormField, value: Value): Value | string {
  const isText = field.type === "text" || field.type === "textarea";
  return isText && typeof value === "string" ? formatByRules(cleanText(value), field.rules) : value;
}
