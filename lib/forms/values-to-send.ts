import { asList } from "@/lib/api/as-list";
import { holdsList, holdsValue } from "./field-kind";
import type { FieldValue, FormField, FormModel } from "./form-field";
import { initialModel } from "./initial-model";
import { isSameValue } from "./is-same-value";
import { isFile, isScalar } from "./scalar";

/**
 * What is sent of a model. Of what came for a field, the field may show nothing or a part: `29.2.1980` is no ISO text, and
 * `1980-02-28T22:00:00.000Z` is the 29th in Finland (decisions 5). Until the member has put something in its place it goes back
 * as it came; what has no form in a body, such as an object, is left out. Else the save of another field would empty or cut it.
 * @param came field name -> value as sent (any JSON), as in `memberData` (decisions 1)
 */
export function valuesToSend(
  fields: readonly FormField[],
  model: FormModel,
  came: Readonly<Record<string, unknown>>,
): FormModel {
  const body = new Map(Object.entries(model));
  const shown = initialModel(fields, came);
  const seen = new Set<string>();
  for (const field of fields) {
    const { name } = field;
    // As in the initial model, the first field of a name decides on its shape.
    if (!holdsValue(field) || seen.has(name)) continue;
    seen.add(name);
    if (!isSameValue(model[name], shown[name])) continue;
    const value = Object.hasOwn(came, name) ? came[name] : undefined;
    if (!isPlain(field, value)) body.delete(name);
    else if (isCut(field, shown[name], value)) body.set(name, value);
  }
  return Object.fromEntries(body);
}

/** Whether the field can hold what came, at least in its kind: one value, or a list of such. */
function isPlain(field: FormField, value: unknown): boolean {
  const entries = asList(value);
  if (entries?.length === 0) return true;
  if (entries === undefined || !holdsList(field)) return isEntry(value);
  return entries.every(isEntry);
}

function isEntry(value: unknown): boolean {
  return value == null || isScalar(value) || isFile(value);
}

/** Whether the field shows less than what came. A midnight after a date says no more than the date, nor do seconds of nought. */
function isCut({ type }: FormField, shown: FieldValue | undefined, value: unknown): value is string | number {
  if (type !== "date" && type !== "time" && type !== "datetime") return false;
  if (typeof value === "number") return true;
  if (typeof value !== "string" || typeof shown !== "string") return false;
  const rest = value.trim().slice(shown.length);
  return shown === "" ? rest !== "" : !/^[T :.0]*$/.test(rest);
}
