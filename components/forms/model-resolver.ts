import type { Resolver } from "react-hook-form";
import type { FormField, FormModel } from "@/lib/forms/form-field";
import { validateModel } from "@/lib/forms/validation-schema";
import { toModel, type KeyedValues } from "./keyed-values";

/** Lets the form engine judge what react-hook-form holds. An error is the rule's message key and its argument. */
export function modelResolver(fields: readonly FormField[], incoming: FormModel): Resolver<KeyedValues> {
  return (keyed) => {
    const failures = validateModel(fields, toModel(fields, keyed), incoming);
    if (failures.size === 0) return { values: keyed, errors: {} };
    const errors = [...failures].map(([key, { message, argument }]) => [key, { type: message, message: argument }]);
    return { values: {}, errors: Object.fromEntries(errors) as Record<string, { type: string; message: string }> };
  };
}
