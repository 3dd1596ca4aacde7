import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormDefinition } from "@/lib/forms/form-definition";
import type { FormModel } from "@/lib/forms/form-field";
import { isSameValue } from "@/lib/forms/is-same-value";
import { revertUnsendable } from "@/lib/forms/revert-unsendable";
import { tooLong } from "@/lib/forms/field-value";
import { filesOf } from "@/lib/forms/scalar";
import { findUnreadableFiles } from "@/lib/forms/unreadable-files";
import { useModelForm } from "./use-model-form";

export type SchemaFormState = ReturnType<typeof useSchemaForm>;

/**
 * The state of a form: values and errors in react-hook-form, the member's edits beside it.
 * @param values the incoming model; when it changes, untouched fields take it over
 * @param edits unsaved values to start with, as if the member had typed them
 */
export function useSchemaForm(definition: FormDefinition, values: FormModel, edits: FormModel = {}) {
  const unreadableFiles = useRef<ReadonlySet<File>>(new Set());
  const isUnreadable = (file: File) => unreadableFiles.current.has(file);
  const form = useModelForm({ definition, incoming: values, edits, isUnreadable });
  const { model, subscribe } = form;
  const [saved, setSaved] = useState(values);
  const [discards, setDiscards] = useState(0);
  /** Names of the fields that the member has changed since the last save. */
  const touched = useRef(new Set(Object.keys(edits)));

  const handleInput = useEffectEvent((key: string | undefined) => {
    const field = definition.fields.find((one) => one.key === key);
    if (!field) return;
    touched.current.add(field.name);
    // The limit does not cut pasted text, so the error shows and clears at once.
    const models = [model, form.readModel()];
    if (models.some(({ [field.name]: value }) => tooLong(field, value))) void form.validate(field.key);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === "change") handleInput(name);
        },
      }),
    [subscribe],
  );

  const resync = useEffectEvent(() => {
    setSaved(values);
    form.setModel(definition.resync(form.readModel(), values, touched.current));
  });
  useEffect(() => resync(), [definition, values]);

  const revert = (isUnreadableFile: (file: File) => boolean) => {
    const reverted = revertUnsendable(definition, form.readModel(), saved, isUnreadableFile);
    for (const name of Object.keys(reverted)) touched.current.delete(name);
    form.setModel(reverted);
  };
  // Drops a half-filled date as soon as its field is hidden: the browser forgets it too.
  const revertHidden = useEffectEvent(() => revert(() => false));
  useEffect(() => revertHidden(), [model]);

  const send = async (onSubmit: (model: FormModel) => Promise<void>) => {
    const files = Object.values(form.readModel()).flatMap(filesOf);
    if (files.length > 0) unreadableFiles.current = await findUnreadableFiles(files);
    revert(isUnreadable);
    // Also updates the form, so that the member sees the sent values.
    form.setModel(definition.cleanModel(form.readModel()));
    await form.submitModel(onSubmit);
  };
  const isSending = useRef(false);

  const { submitCount, isSubmitSuccessful, isSubmitting } = form.formState;
  return {
    definition,
    control: form.control,
    model,
    /** A field that a new schema adds or drops is not an edit. */
    isDirty: Object.entries(saved).some(([name, value]) => name in model && !isSameValue(model[name], value)),
    /** How often the member has discarded edits. */
    discards,
    failedSubmits: isSubmitSuccessful ? 0 : submitCount,
    isSubmitting,
    /**
     * Sends a valid model. Ignores further calls until it settles: Enter in a field submits even if the button looks disabled.
     */
    submit: async (onSubmit: (model: FormModel) => Promise<void>) => {
      if (isSending.current) return;
      isSending.current = true;
      await send(onSubmit).finally(() => (isSending.current = false));
    },
    /** Discards the member's edits: every field takes its incoming value. */
    discard: () => {
      touched.current.clear();
      form.setModel(saved);
      setDiscards((before) => before + 1);
    },
    /** Marks the sent values as saved. @returns whether edits made since remain unsaved */
    markSaved: (sent: FormModel) => {
      const current = form.readModel();
      // A new schema may have added fields while the save was in flight.
      const isSaved = (name: string) => name in sent && isSameValue(current[name], sent[name]);
      for (const name of touched.current) if (isSaved(name)) touched.current.delete(name);
      setSaved((before) => ({ ...before, ...sent }));
      return touched.current.size > 0;
    },
  };
}
