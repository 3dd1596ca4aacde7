import type { FormField } from "@/lib/forms/form-field";
import type { FieldViewProps } from "./field-view-props";

/** What ties a control to its label, its message and its hint. */
export function controlProps({ field, id, error }: Pick<FieldViewProps, "field" | "id" | "error">) {
  return {
    id,
    "aria-describedby": describedBy({ field, id, error }),
    "aria-invalid": error === "" ? undefined : true,
    "aria-required": isRequired(field) ? true : undefined,
  } as const;
}

/**
 * The `name` of a control: the field's, unless the form element would take the control for a part of itself, as with
 * `parentNode`, and everything that asks for that part would get the control. Nothing is posted by these names.
 */
export function controlName({ name }: FormField): string {
  return name in Element.prototype ? `${name}-` : name;
}

/**
 * The message comes before the hint: it is what the member needs first.
 * @param otherwise id of what stands in the place of the message while there is none
 */
export function describedBy(
  { field, id, error }: Pick<FieldViewProps, "field" | "id" | "error">,
  otherwise = "",
): string | undefined {
  const ids = [error === "" ? otherwise : errorId(id), field.props.hint === "" ? "" : hintId(id)].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(" ");
}

export const errorId = (id: string) => `${id}-error`;
export const hintId = (id: string) => `${id}-hint`;
export const labelId = (id: string) => `${id}-label`;

export function isRequired(field: FormField): boolean {
  return field.rules.some((rule) => rule.name === "required");
}

/** A schema without a label still needs a name that the member can read. */
export function labelOf({ props, name }: FormField): string {
  return props.label || props.placeholder || name;
}

/** A control that has no read-only state of its own is locked by being disabled; its value is sent all the same. */
export function isLocked({ props }: FormField): boolean {
  return props.disabled || props.readonly;
}
