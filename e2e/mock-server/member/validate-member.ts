import type { Wire } from "../wire";
import type { FormField, FormValues } from "./form-schema";

type ValidatedMember = { ok: true; values: FormValues } | { ok: false; error: string };

/**
 * Validates the posted member as a strict server would: exactly the form's fields, lists as `name[]` (an empty list is one
 * empty part), required fields filled in.
 */
export function validateMember(form: FormData, fields: FormField[]): ValidatedMember {
  const known = new Map(fields.map((field) => [partName(field), field]));
  const stranger = [...form.keys()].find((name) => !known.has(name));
  if (stranger !== undefined) return failure(`Unknown field "${stranger}".`);
  const values: FormValues = {};
  for (const [name, field] of known) {
    const result = readValue(field, form.getAll(name));
    if (!result.ok) return result;
    values[field.name] = result.value;
  }
  const empty = fields.find((field) => field.required && isEmpty(values[field.name]));
  return empty ? failure(`Field "${empty.name}" is required.`) : { ok: true, values };
}

type ReadValue = { ok: true; value: Wire } | { ok: false; error: string };

function partName(field: FormField): string {
  return field.multiple ? `${field.name}[]` : field.name;
}

function readValue(field: FormField, parts: FormDataEntryValue[]): ReadValue {
  const [first] = parts;
  if (first === undefined) return failure(`Field "${partName(field)}" is missing: the whole form is sent.`);
  if (field.multiple) return readList(field, parts);
  if (parts.length > 1) return failure(`Field "${field.name}" was sent ${parts.length} times.`);
  return readSingle(field, first);
}

function readList(field: FormField, parts: FormDataEntryValue[]): ReadValue {
  if (parts.length === 1 && parts[0] === "") return { ok: true, value: [] };
  const value: Wire[] = [];
  for (const part of parts) {
    if (part === "") return failure(`List "${partName(field)}" has an empty entry beside others.`);
    const entry = readSingle(field, part);
    if (!entry.ok) return entry;
    value.push(entry.value);
  }
  return { ok: true, value };
}

function readSingle(field: FormField, value: FormDataEntryValue): ReadValue {
  if (typeof value !== "string") {
    // Store the file name, as a server that has stored the file would report it.
    return field.type === "file" ? { ok: true, value: value.name } : failure(`Field "${field.name}" takes no file.`);
  }
  if (field.type === "checkbox") {
    return value === "true" || value === "false"
      ? { ok: true, value: value === "true" }
      : failure(`Checkbox "${field.name}" must be true or false, not "${value}".`);
  }
  if (value === "") return { ok: true, value };
  if (field.optionIds) return readOption(field, value, field.optionIds);
  if (field.format && !field.format.test(value))
    return failure(`Field "${field.name}" has "${value}", which is no ISO ${field.type}.`);
  if (field.rules.includes("email") && !/.+@.+/.test(value))
    return failure(`Field "${field.name}" is no e-mail address.`);
  return { ok: true, value };
}

/** A form sends a numeric id as text; it is stored as the number. */
function readOption(field: FormField, value: string, ids: Wire[]): ReadValue {
  const id = ids.find((candidate) => String(candidate) === value);
  return id === undefined ? failure(`"${value}" is no option of "${field.name}".`) : { ok: true, value: id };
}

function isEmpty(value: Wire | undefined): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

function failure(error: string): { ok: false; error: string } {
  return { ok: false, error };
}
