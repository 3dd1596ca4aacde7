import { Refusal } from "../http/answer";
import type { Wire } from "../wire";
import type { FormField, FormValues } from "./form-schema";

/**
 * Validates the posted member as a strict server would: exactly the form's fields, lists as `name[]` (an empty list is one
 * empty part), required fields filled in.
 */
export function validateMember(form: FormData, fields: FormField[]): FormValues {
  const known = new Map(fields.map((field) => [partName(field), field]));
  const stranger = [...form.keys()].find((name) => !known.has(name));
  if (stranger !== undefined) throw new Refusal(`Unknown field "${stranger}".`);
  const values: FormValues = {};
  for (const [name, field] of known) values[field.name] = readValue(field, form.getAll(name));
  const empty = fields.find((field) => field.required && isEmpty(values[field.name]));
  if (empty) throw new Refusal(`Field "${empty.name}" is required.`);
  return values;
}

function partName(field: FormField): string {
  return field.multiple ? `${field.name}[]` : field.name;
}

function readValue(field: FormField, parts: FormDataEntryValue[]): Wire {
  const [first] = parts;
  if (first === undefined) throw new Refusal(`Field "${partName(field)}" is missing: the whole form is sent.`);
  if (field.multiple) return readList(field, parts);
  if (parts.length > 1) throw new Refusal(`Field "${field.name}" was sent ${parts.length} times.`);
  return readSingle(field, first);
}

function readList(field: FormField, parts: FormDataEntryValue[]): Wire {
  if (parts.length === 1 && parts[0] === "") return [];
  if (parts.includes("")) throw new Refusal(`List "${partName(field)}" has an empty entry beside others.`);
  return parts.map((part) => readSingle(field, part));
}

function readSingle(field: FormField, value: FormDataEntryValue): Wire {
  if (typeof value !== "string") {
    // Store the file name, as a server that has stored the file would report it.
    if (field.type !== "file") throw new Refusal(`Field "${field.name}" takes no file.`);
    return value.name;
  }
  if (field.type === "checkbox") {
    if (value !== "true" && value !== "false")
      throw new Refusal(`Checkbox "${field.name}" must be true or false, not "${value}".`);
    return value === "true";
  }
  if (value === "") return value;
  if (field.optionIds) return readOption(field, value, field.optionIds);
  if (field.format && !field.format.test(value))
    throw new Refusal(`Field "${field.name}" has "${value}", which is no ISO ${field.type}.`);
  if (field.rules.includes("email") && !/.+@.+/.test(value))
    throw new Refusal(`Field "${field.name}" is no e-mail address.`);
  return value;
}

/** A form sends a numeric id as text; it is stored as the number. */
function readOption(field: FormField, value: string, ids: Wire[]): Wire {
  const id = ids.find((candidate) => String(candidate) === value);
  if (id === undefined) throw new Refusal(`"${value}" is no option of "${field.name}".`);
  return id;
}

function isEmpty(value: Wire | undefined): boolean {
  return Array.isArray(value) ? value.length === 0 : !value && value !== 0;
}
