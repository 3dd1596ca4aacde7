import type { Resolver } from "react-hook-form";
import type { FormField, FormModel } from "@/lib/forms/form-field";
import { isChecked } from "@/lib/forms/is-checked";
import { filesOf } from "@/lib/forms/unreadable-files";
import { validateModel } from "@/lib/forms/validation-schema";
import { toModel, type KeyedValues } from "./keyed-values";

/** Lets the form engine judge what react-hook-form holds. An error is the rule's message key and its argument. */
export function modelResolver(
  fields: readonly FormField[],
  incoming: FormModel,
  isUnreadable: (file: File) => boolean,
): Resolver<KeyedValues> {
  return (keyed) => {
    const model = toModel(fields, keyed);
    const failures = new Map(validateModel(fields, model, incoming));
    for (const field of fields) {
      const file = isChecked(field, model) ? filesOf(model[field.name]).find(isUnreadable) : undefined;
      if (file) failures.set(field.key, { message: "unreadableFile", argument: file.name });
    }
    if (failures.size === 0) return { values: keyed, errors: {} };
    const errors = [...failures].map(([key, { message, argument }]) => [key, { type: message, message: argument }]);
    return { values: {}, errors: Object.fromEntries(errors) as Record<string, { type: string; message: string }> };
  };
}
