import type { Entry, FieldOption, FieldValue, FormField } from "@/lib/forms/form-field";
import { isList } from "@/lib/forms/scalar";
import { isLocked } from "./control-props";

/** The text that a text field shows for its value. */
export function shownText(value: FieldValue): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The value of a single-value field. */
export function asEntry(value: FieldValue): Entry {
  return isList(value) ? "" : value;
}

/** The value as a list of entries. "", 0 and false count as none, unless an option has that id. */
export function entriesOf(value: FieldValue, options: readonly FieldOption[] = []): readonly Entry[] {
  if (isList(value)) return value;
  const isNone = value === "" || value === 0 || value === false;
  return isNone && findOption(options, value) === undefined ? [] : [value];
}

/** Ids compare as text: the server may send 2 for the option "2". */
export function isSameId(one: Entry, other: Entry): boolean {
  return one instanceof File || other instanceof File ? one === other : String(one) === String(other);
}

export function findOption(options: readonly FieldOption[], value: Entry): FieldOption | undefined {
  return options.find((option) => isSameId(option.id, value));
}

/** The chosen options in the order of choice. An id without an option becomes an option of its own. */
export function chosenOptions(options: readonly FieldOption[], value: FieldValue): FieldOption[] {
  return entriesOf(value, options).flatMap((id) => {
    if (id instanceof File) return [];
    return [findOption(options, id) ?? { id, title: String(id), hint: "", disabled: false, rules: [] }];
  });
}

/** The ids of a list that clearing keeps: the member could not choose a disabled option again. */
export function fixedIds({ options }: FormField, value: FieldValue): readonly Entry[] {
  return isList(value) ? value.filter((id) => findOption(options, id)?.disabled) : [];
}

/** Whether the member may empty the field, and there is something to clear. */
export function canClear(field: FormField, value: FieldValue): boolean {
  if (!field.props.clearable || isLocked(field)) return false;
  return value !== "" && entriesOf(value, field.options).length > fixedIds(field, value).length;
}
