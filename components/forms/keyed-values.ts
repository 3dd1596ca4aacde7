import type { FieldValue, FormField, FormModel } from "@/lib/forms/form-field";

/** What react-hook-form holds: field key -> value. A key is safe as a path, a name need not be (decisions 5). */
export type KeyedValues = Record<string, FieldValue>;

export function toKeyed(fields: readonly FormField[], model: FormModel): KeyedValues {
  return Object.fromEntries(
    fields.flatMap(({ key, name }) => {
      const value = model[name];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** The model by field name; a field that holds nothing (a subtitle, say) is no part of it. */
export function toModel(fields: readonly FormField[], keyed: Partial<KeyedValues>): FormModel {
  return Object.fromEntries(
    fields.flatMap(({ key, name }) => {
      const value = keyed[key];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
