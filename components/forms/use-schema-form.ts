import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref, type SyntheticEvent } from "react";
import { useForm } from "react-hook-form";
import { cleanModel } from "@/lib/forms/clean-value";
import type { FieldValue, FormField, FormModel } from "@/lib/forms/form-field";
import { incomplete } from "@/lib/forms/incomplete";
import { isChecked } from "@/lib/forms/is-checked";
import { isSameValue } from "@/lib/forms/is-same-value";
import { resyncModel } from "@/lib/forms/resync-model";
import { visibleFields } from "@/lib/forms/show-if";
import { tooLong } from "@/lib/forms/too-long";
import { filesOf, findUnreadableFiles } from "@/lib/forms/unreadable-files";
import { toKeyed, toModel, type KeyedValues } from "./keyed-values";
import { modelResolver } from "./model-resolver";

export interface SchemaFormHandle {
  /** Puts values in as if the member had typed them: they count as touched and as not saved. */
  restore: (model: FormModel) => void;
  /** Takes the member's edits back: every field has its incoming value again. */
  discard: () => void;
  /** What was sent is saved: it counts as the member's edit no longer. What was typed since still does. */
  markSaved: (sent: FormModel) => void;
}

export interface SchemaFormEvents {
  /** Aborted when the model is not valid; the form sends nothing else until the promise settles. */
  onSubmit: (model: FormModel) => Promise<void>;
  /** On every change of the model, also when it comes from outside. */
  onModelChange?: (model: FormModel) => void;
  onDirtyChange?: (isDirty: boolean) => void;
}

interface SchemaFormOptions extends SchemaFormEvents {
  fields: readonly FormField[];
  /** The incoming model. When it changes, fields that the member has not touched take it over. */
  values: FormModel;
  busy: boolean;
  handle: Ref<SchemaFormHandle> | undefined;
}

/** The state of a form: values and errors in react-hook-form, visibility and what the member touched beside it. */
export function useSchemaForm({ fields, values, busy, handle, ...events }: SchemaFormOptions) {
  const unreadableFiles = useRef<ReadonlySet<File>>(new Set());
  const isUnreadable = (file: File) => unreadableFiles.current.has(file);
  const { control, formState, getValues, setValue, trigger, clearErrors, handleSubmit, subscribe } =
    useForm<KeyedValues>({
      mode: "onTouched",
      shouldFocusError: false,
      defaultValues: toKeyed(fields, values),
      resolver: modelResolver(fields, values, isUnreadable),
    });
  const touched = useRef(new Set<string>());
  const saved = useRef(values);
  const last = useRef({ model: values, isDirty: false });
  const isSending = useRef(false);

  const [shown, setShown] = useState(() => ({ fields, visible: visibleFields(fields, values) }));
  if (shown.fields !== fields) setShown({ fields, visible: visibleFields(fields, toModel(fields, getValues())) });

  const report = (key: string | undefined, isInput: boolean) => {
    const model = toModel(fields, getValues());
    const field = isInput ? fields.find((one) => one.key === key) : undefined;
    if (field) touched.current.add(field.name);
    // A text that was put in whole says at once that it is too long, and no longer than it is.
    if (field && [last.current.model, model].some(({ [field.name]: value }) => tooLong(field, value)))
      void trigger(field.key);
    if (!isSameModel(model, last.current.model)) {
      last.current.model = model;
      const visible = visibleFields(fields, model);
      setShown((before) => (isSameSet(before.visible, visible) ? before : { fields, visible }));
      events.onModelChange?.(model);
    }
    reportDirty();
  };

  const reportDirty = () => {
    const isDirty = !isSameModel(last.current.model, saved.current);
    if (isDirty === last.current.isDirty) return;
    last.current.isDirty = isDirty;
    events.onDirtyChange?.(isDirty);
  };

  const put = (model: FormModel) => {
    for (const { key, name } of fields) {
      const value = model[name];
      if (value === undefined || isSameValue(value, getValues(key))) continue;
      setValue(key, value);
      clearErrors(key);
    }
  };

  /** What cannot be sent and is not checked, as when it is hidden, is replaced by what is saved: a part of a date, an unreadable file. */
  const takeBackUnsendable = () => {
    const isUnsendable = (value: FieldValue | undefined) => value === incomplete || filesOf(value).some(isUnreadable);
    const names = uncheckedNames(fields, toModel(fields, getValues()), isUnsendable)
      // What is saved may be such a value too.
      .filter((name) => !isUnsendable(saved.current[name]));
    if (names.length === 0) return;
    for (const name of names) touched.current.delete(name);
    put(Object.fromEntries(names.map((name) => [name, saved.current[name] ?? ""])));
    // By what shows now, another may be hidden.
    takeBackUnsendable();
  };

  const onFormState = useEffectEvent(report);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => onFormState(name, type === "change"),
      }),
    [subscribe],
  );

  const resync = useEffectEvent((incoming: FormModel) => {
    saved.current = incoming;
    const model = toModel(fields, getValues());
    put(resyncModel({ fields, model, incoming, touched: touched.current }));
    report(undefined, false);
  });
  useEffect(() => resync(values), [fields, values]);

  useImperativeHandle(handle, () => ({
    restore: (model) => {
      for (const { name } of fields) if (model[name] !== undefined) touched.current.add(name);
      put(model);
    },
    discard: () => {
      touched.current.clear();
      put(saved.current);
    },
    markSaved: (sent) => {
      saved.current = sent;
      for (const name of touched.current)
        if (isSameValue(last.current.model[name], sent[name])) touched.current.delete(name);
      reportDirty();
    },
  }));

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // Enter in a field sends too: the disabled look of a button is not enough (one save at a time).
    if (isSending.current || busy) return;
    isSending.current = true;
    try {
      const files = Object.values(getValues()).flatMap(filesOf);
      if (files.length > 0) unreadableFiles.current = await findUnreadableFiles(files);
      takeBackUnsendable();
      // In the form too, so that the member sees what is sent.
      put(cleanModel(fields, toModel(fields, getValues())));
      await handleSubmit((keyed) => events.onSubmit(toModel(fields, keyed)))();
    } finally {
      isSending.current = false;
    }
  };

  const { submitCount, isSubmitSuccessful } = formState;
  return { control, visible: shown.visible, submit, failedSubmits: isSubmitSuccessful ? 0 : submitCount };
}

/** Names of the values that match and are not checked. */
function uncheckedNames(
  fields: readonly FormField[],
  model: FormModel,
  matches: (value: FieldValue | undefined) => boolean,
): readonly string[] {
  const checked = new Set(fields.filter((field) => isChecked(field, model)).map(({ name }) => name));
  return Object.keys(model).filter((name) => matches(model[name]) && !checked.has(name));
}

function isSameModel(one: FormModel, other: FormModel): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(one[name], other[name]));
}

function isSameSet(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((entry) => other.has(entry));
}
