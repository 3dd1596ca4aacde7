import { asList } from "@/lib/api/as-list";
import { isIsoDate } from "@/lib/format/is-iso-date";
import { hasOptions, holdsList, holdsValue } from "./field-kind";
import type { FieldValue, FormField, FormModel, Scalar } from "./form-field";
import { isIsoDatetime, isIsoTime } from "./iso-text";
import { asFlag } from "@/lib/api/as-flag";
import { isFile, isScalar } from "./scalar";

/** What a field holds before anyone has filled it in (spec 3): an empty list, false for a checkbox, otherwise "". */
export function defaultValue(field: FormField): FieldValue {
  if (holdsList(field)) return [];
  return field.type === "checkbox" ? false : "";
}

/**
 * The model of a form: each field that holds a value under its name, with what came for it, brought into the field's shape, or
 * its default. Of two fields of one name the first decides (decisions 5: they share one value).
 * @param values field name -> value as sent (any JSON), as in `memberData` (decisions 1)
 */
export function initialModel(fields: readonly FormField[], values: Readonly<Record<string, unknown>>): FormModel {
  const model = new Map<string, FieldValue>();
  for (const field of fields) {
    if (!holdsValue(field) || model.has(field.name)) continue;
    model.set(field.name, readValue(field, Object.hasOwn(values, field.name) ? values[field.name] : undefined));
  }
  // Defines the names instead of assigning them, so that none can reach a prototype.
  return Object.fromEntries(model);
}

function readValue(field: FormField, value: unknown): FieldValue {
  if (holdsList(field)) return readList(field, value);
  switch (field.type) {
    case "checkbox":
      return asFlag(value);
    case "date":
    case "time":
    case "datetime":
      return typeof value === "string" ? readIso[field.type](value.trim()) : "";
    case "file":
      return isFile(value) ? value : isScalar(value) ? String(value) : "";
    default:
      if (!isScalar(value)) return "";
      // Lines end as they do in the browser's controls, or a text that was not changed would look changed.
      return hasOptions(field) ? knownId(field)(value) : String(value).replace(/\r\n?/g, "\n");
  }
}

/** A single value is a list of one; what is empty, no plain value, or there before is left out. */
function readList(field: FormField, value: unknown): readonly (Scalar | File)[] {
  const toId = knownId(field);
  const entries = new Map<unknown, Scalar | File>();
  for (const entry of isFile(value) ? [value] : (asList(value) ?? [value])) {
    if (isFile(entry)) {
      if (field.type === "file") entries.set(entry, entry);
    } else if (isScalar(entry) && entry !== "" && !entries.has(String(entry))) {
      entries.set(String(entry), toId(entry));
    }
  }
  return [...entries.values()];
}

/** The id of the option that the value means (they compare as text), or the value itself where the field has no such option. */
function knownId(field: FormField): (value: Scalar) => Scalar {
  const ids = new Map(field.options.map(({ id }) => [String(id), id]));
  return (value) => ids.get(String(value)) ?? value;
}

/** The part of an ISO text that the field edits (decisions 5): seconds, and the time of a date, are cut off. */
const readIso = {
  date: (text: string) =>
    isIsoDate(text.slice(0, 10)) && /^(?:[T ].*)?$/s.test(text.slice(10)) ? text.slice(0, 10) : "",
  time: (text: string) =>
    isIsoTime(text.slice(0, 5)) && /^(?:[:Z+-].*)?$/s.test(text.slice(5)) ? text.slice(0, 5) : "",
  datetime: (text: string) => {
    const local = text.slice(0, 16).replace(" ", "T");
    return isIsoDatetime(local) && /^(?:[:Z+-].*)?$/s.test(text.slice(16)) ? local : "";
  },
};
