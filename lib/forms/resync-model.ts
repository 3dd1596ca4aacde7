import { hasOptions, holdsList, holdsValue } from "./field-kind";
import type { FieldValue, FormField, FormModel } from "./form-field";
import { initialModel } from "./initial-model";
import { isFile, isList } from "./scalar";

interface Resync {
  /** The schema as it is now. */
  fields: readonly FormField[];
  /** What the form holds, typed values included. */
  model: FormModel;
  /** Field name -> value as sent now. */
  incoming: Readonly<Record<string, unknown>>;
  /** Names of the fields that the member has changed. */
  touched: ReadonlySet<string>;
}

/**
 * The model after the schema or the incoming model changed (spec 4 "Form events"): touched fields keep what was typed, as long
 * as the field is still there and can hold it, all others take what came (decisions 5).
 */
export function resyncModel({ fields, model, incoming, touched }: Resync): FormModel {
  const next = new Map(Object.entries(initialModel(fields, incoming)));
  const seen = new Set<string>();
  for (const field of fields) {
    const { name } = field;
    // As in the initial model, the first field of a name decides on its shape.
    if (!holdsValue(field) || seen.has(name)) continue;
    seen.add(name);
    const typed = touched.has(name) && Object.hasOwn(model, name) ? model[name] : undefined;
    if (typed !== undefined && fits(field, typed)) next.set(name, typed);
  }
  return Object.fromEntries(next);
}

function fits(field: FormField, value: FieldValue): boolean {
  if (isList(value) !== holdsList(field)) return false;
  const entries = isList(value) ? value : [value];
  if (field.type === "checkbox") return typeof value === "boolean";
  return entries.every(
    (entry) => (!isFile(entry) || field.type === "file") && (typeof entry !== "boolean" || hasOptions(field)),
  );
}
