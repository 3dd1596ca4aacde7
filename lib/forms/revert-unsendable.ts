import type { FormDefinition } from "./form-definition";
import { incomplete } from "./field-value";
import type { FieldValue, FormModel } from "./form-field";
import { filesOf } from "./scalar";

/**
 * The saved values of fields that validation skips, such as hidden ones, but whose value cannot be sent: a half-filled date, or a
 * file that the browser cannot read. A saved value of that kind stays.
 */
export function revertUnsendable(
  definition: FormDefinition,
  model: FormModel,
  saved: FormModel,
  isUnreadable: (file: File) => boolean,
): FormModel {
  const isUnsendable = (value: FieldValue | undefined) => value === incomplete || filesOf(value).some(isUnreadable);
  const reverted: Record<string, FieldValue> = {};
  for (;;) {
    const current = { ...model, ...reverted };
    const checked = definition.checkedNames(current);
    const names = Object.keys(current).filter(
      (name) => isUnsendable(current[name]) && !checked.has(name) && !isUnsendable(saved[name]),
    );
    if (names.length === 0) return reverted;
    // A reverted value may hide another field.
    for (const name of names) reverted[name] = saved[name] ?? "";
  }
}
