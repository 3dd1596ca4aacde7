/** The kind of value that a field holds; `lib/forms/field-value.ts` reads and checks each. */
export type ValueKind = "nothing" | "text" | "date" | "time" | "datetime" | "flag" | "option" | "file";

interface FieldTypeTraits {
  holds: ValueKind;
  /** When the value is a list of these. */
  list?: "always" | "when multiple";
}

/** The types of field (docs/product.md, Field types). CONTRIBUTING.md lists the other parts that a new type needs. */
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

/** null: an unknown type; such a field holds no value. */
interface Typed {
  type: FieldType | null;
}

export function isFieldType(name: string): name is FieldType {
  return Object.hasOwn(fieldTypes, name);
}

export function valueKindOf({ type }: Typed): ValueKind {
  return type === null ? "nothing" : fieldTypes[type].holds;
}

/** Whether the field has a value in the model. */
export function isValueField(field: Typed): boolean {
  return valueKindOf(field) !== "nothing";
}

/** Whether the field's value is a list. */
export function isListField({ type, props }: Typed & { props: { multiple: boolean } }): boolean {
  const traits: FieldTypeTraits | null = type && fieldTypes[type];
  return traits?.list === "always" || (traits?.list === "when multiple" && props.multiple);
}
