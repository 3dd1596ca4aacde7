import { holdsValue } from "./field-kind";
import type { FormField } from "./form-field";
import { initialModel } from "./initial-model";

/**
 * What came for fields of dates and times that cannot show it, as it came: `29.2.1980` is no ISO text (decisions 5). Such a
 * field is empty on the screen, and what is empty there would be emptied at the association when another field is saved.
 * @param values field name -> value as sent (any JSON), as in `memberData` (decisions 1)
 */
export function unreadValues(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> {
  const model = initialModel(fields, values);
  const unread = new Map<string, string>();
  for (const { name } of fields.filter(holdsValue)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (model[name] === "" && typeof value === "string" && value.trim() !== "") unread.set(name, value);
  }
  return unread;
}
