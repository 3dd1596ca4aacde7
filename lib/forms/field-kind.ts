import type { FormField } from "./form-field";

type Kind = Pick<FormField, "type" | "props">;

/** Whether the field has a place in the model: subtitles, alerts and types that we do not know hold no value (spec 3). */
export function holdsValue({ type }: Pick<FormField, "type">): boolean {
  return type !== null && type !== "subtitle" && type !== "alert";
}

/** Whether the field's value is a list: checkboxes, and select, autocomplete and file when `multiple` (spec 3). */
export function holdsList({ type, props }: Kind): boolean {
  if (type === "checkboxes") return true;
  return props.multiple && (type === "select" || type === "autocomplete" || type === "file");
}

/** Whether the field's values are ids of options, which may be of any scalar type. */
export function hasOptions({ type }: Pick<FormField, "type">): boolean {
  return type === "checkboxes" || type === "radio" || type === "select" || type === "autocomplete";
}
