import type { WireObject } from "../wire";

/** Half of the form's width, where the screen has room. */
export const half = { cols: 12, sm: 6 };

/** @param more the field's other keys; `props` stand beside its label */
export function formField(
  type: string,
  name: string,
  label: string,
  { props, ...more }: WireObject & { props?: WireObject } = {},
): WireObject {
  return { type, name, ...more, props: { label, ...props } };
}
