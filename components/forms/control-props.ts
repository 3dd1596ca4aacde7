import type { ComponentProps } from "react";
import type { FormField } from "@/lib/forms/form-field";
import type { ControlViewProps } from "./field-view-props";

/** The attributes that tie a control to its label, message and hint. */
export function controlProps({ field, id, error }: ControlViewProps) {
  return {
    id,
    "aria-describedby": describedBy({ field, id, error }),
    "aria-invalid": error === "" ? undefined : true,
    "aria-required": isRequired(field) ? true : undefined,
  } as const;
}

/**
 * The `name` of a control: the field's name, unless it is a property of the form element, such as `parentNode`. The control would
 * shadow that property. The form never posts these names.
 */
export function controlName({ name }: FormField): string {
  return name in Element.prototype ? `${name}-` : name;
}

/** The phone keyboard that the schema names. Any value is allowed: a browser shows its default keyboard for an unknown one. */
export function inputModeOf({ props }: FormField) {
  return (props.inputmode || undefined) as ComponentProps<"input">["inputMode"];
}

/**
 * The ids for `aria-describedby`. The message comes before the hint, because the member needs it first.
 * @param otherwise id of the element that describes the control while there is no message
 */
export function describedBy({ field, id, error }: ControlViewProps, otherwise = ""): string | undefined {
  return joinIds([error === "" ? otherwise : errorId(id), field.props.hint && hintId(id)]);
}

/** The value of an attribute that lists ids. Leaves out empty ones. */
export function joinIds(ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}

export const errorId = (id: string) => `${id}-error`;
export const hintId = (id: string) => `${id}-hint`;
export const labelId = (id: string) => `${id}-label`;

export function isRequired(field: FormField): boolean {
  return field.rules.some((rule) => rule.name === "required");
}

/** The label, else the name: every control needs a readable name. */
export function labelOf({ props, name }: FormField): string {
  return props.label || props.placeholder || name;
}

/** Whether the control is disabled because it has no read-only state. Its value is still sent. */
export function isLocked({ props }: FormField): boolean {
  return props.disabled || props.readonly;
}
