/** What the value of a field is; `lib/forms/field-value.ts` reads and checks each. */
export type Holds = "nothing" | "text" | "date" | "time" | "datetime" | "flag" | "option" | "file";

interface FieldTypeTraits {
  holds: Holds;
  /** Whether the value is a list of these. */
  list?: "always" | "when multiple";
}

/** The types of spec 3 "Form schema". CONTRIBUTING.md says what else a new one needs. */
export const fieldTypes = {
  subtitle: { holds: "nothing" },
  alert: { holds: "nothing" },
  text: { holds: "text" },
  date: { holds: "date" },
  time: { holds: "time" },
  datetime: { holds: "datetime" },
  textarea: { holds: "text" },
  checkbox: { holds: "flag" },
  checkboxes: { holds: "option", list: "always" },
  radio: { holds: "option" },
  select: { holds: "option", list: "when multiple" },
  autocomplete: { holds: "option", list: "when multiple" },
  file: { holds: "file", list: "when multiple" },
} satisfies Record<string, FieldTypeTraits>;

export type FieldType = keyof typeof fieldTypes;

/** null: a type that the app does not know; such a field holds nothing. */
interface Typed {
  type: FieldType | null;
}

export function isFieldType(name: string): name is FieldType {
  return Object.hasOwn(fieldTypes, name);
}

export function holdsOf({ type }: Typed): Holds {
  return type === null ? "nothing" : fieldTypes[type].holds;
}

/** Whether the field has a place in the model. */
export function holdsValue(field: Typed): boolean {
  return holdsOf(field) !== "nothing";
}

/** Whether the field's value is a list. */
export function holdsList({ type, props }: Typed & { props: { multiple: boolean } }): boolean {
  const traits: FieldTypeTraits | null = type && fieldTypes[type];
  return traits?.list === "always" || (traits?.list === "when multiple" && props.multiple);
}

/** Whether the field's values are ids of options, which may be of any scalar type. */
export function hasOptions(field: Typed): boolean {
  return holdsOf(field) === "option";
}
