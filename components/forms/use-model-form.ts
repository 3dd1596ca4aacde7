import { useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import { fieldKey } from "@/lib/forms/field-key";
import type { FormDefinition } from "@/lib/forms/form-definition";
import type { FieldValue, FormModel } from "@/lib/forms/form-field";
import { isSameValue } from "@/lib/forms/is-same-value";
import { filesOf } from "@/lib/forms/scalar";

/** react-hook-form's values: field key -> value. A key is safe as a path; a name may not be. */
export type KeyedValues = Record<string, FieldValue>;

interface ModelFormOptions {
  definition: FormDefinition;
  /** The server's values. */
  incoming: FormModel;
  /** Values that the form starts with in place of those. */
  edits: FormModel;
  isUnreadable: (file: File) => boolean;
}

/**
 * Binds react-hook-form to a model. Only this file knows values by key. An error has the message key of the rule as its `type`,
 * and the rule's argument as its `message`.
 */
export function useModelForm({ definition, incoming, edits, isUnreadable }: ModelFormOptions) {
  const toModel = (keyed: Partial<KeyedValues>) => modelOf(definition, keyed);

  const failuresOf = (model: FormModel) => {
    const failures = new Map(definition.validate(model, incoming));
    for (const name of definition.checkedNames(model)) {
      const file = filesOf(model[name]).find(isUnreadable);
      if (file) failures.set(fieldKey(name), { message: "unreadableFile", argument: file.name });
    }
    return failures;
  };

  const form = useForm<KeyedValues>({
    mode: "onTouched",
    shouldFocusError: false,
    defaultValues: toKeyed({ ...incoming, ...edits }),
    resolver: (keyed) => {
      const failures = [...failuresOf(toModel(keyed))];
      if (failures.length === 0) return { values: keyed, errors: {} };
      const errors = failures.map(
        ([key, { message, argument }]) => [key, { type: message, message: argument }] as const,
      );
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });

  const keyed = useWatch({ control: form.control });
  return {
    model: useMemo(() => modelOf(definition, keyed), [definition, keyed]),
    control: form.control,
    formState: form.formState,
    subscribe: form.subscribe,
    validate: form.trigger,
    readModel: () => toModel(form.getValues()),
    /** Sets the values that differ, and drops their errors. */
    setModel: (model: FormModel) => {
      for (const [name, value] of Object.entries(model)) {
        const key = fieldKey(name);
        if (isSameValue(value, form.getValues(key))) continue;
        form.setValue(key, value);
        form.clearErrors(key);
      }
    },
    submitModel: (send: (model: FormModel) => Promise<void>) => form.handleSubmit((keyed) => send(toModel(keyed)))(),
  };
}

function toKeyed(model: FormModel): KeyedValues {
  return Object.fromEntries(Object.entries(model).map(([name, value]) => [fieldKey(name), value]));
}

function modelOf({ fields }: FormDefinition, keyed: Partial<KeyedValues>): FormModel {
  return Object.fromEntries(
    fields.flatMap(({ key, name }) => {
      const value = keyed[key];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
