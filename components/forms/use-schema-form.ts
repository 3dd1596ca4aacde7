import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref, type SyntheticEvent } from "react";
import { isDirty, isSameModel, markSaved, touch, untouch, type Edits } from "@/lib/forms/edits";
import type { FormDefinition } from "@/lib/forms/form-definition";
import type { FormModel } from "@/lib/forms/form-field";
import { revertUnsendable } from "@/lib/forms/revert-unsendable";
import { tooLong } from "@/lib/forms/too-long";
import { filesOf, findUnreadableFiles } from "@/lib/forms/unreadable-files";
import { useModelForm } from "./use-model-form";

export interface SchemaFormHandle {
  /** Sets values as if the member had typed them: they count as touched and unsaved. */
  restore: (model: FormModel) => void;
  /** Discards the member's edits: every field takes its incoming value. */
  discard: () => void;
  /** Marks the sent values as saved. Edits made since stay unsaved. */
  markSaved: (sent: FormModel) => void;
}

export interface SchemaFormEvents {
  /** Not called for an invalid model. The form sends nothing else until the promise settles. */
  onSubmit: (model: FormModel) => Promise<void>;
  /** Called on every change of the model, also from outside. */
  onModelChange?: (model: FormModel) => void;
  onDirtyChange?: (isDirty: boolean) => void;
}

interface SchemaFormOptions extends SchemaFormEvents {
  definition: FormDefinition;
  /** The incoming model. When it changes, untouched fields take it over. */
  values: FormModel;
  busy: boolean;
  handle: Ref<SchemaFormHandle> | undefined;
}

/** The state of a form: values and errors in react-hook-form, visibility and the member's edits beside it. */
export function useSchemaForm({ definition, values, busy, handle, ...events }: SchemaFormOptions) {
  const unreadableFiles = useRef<ReadonlySet<File>>(new Set());
  const isUnreadable = (file: File) => unreadableFiles.current.has(file);
  const form = useModelForm(definition, values, isUnreadable);
  const edits = useRef<Edits>({ saved: values, touched: new Set() });
  const reported = useRef({ model: values, isDirty: false });
  const [shown, setShown] = useState(() => ({ definition, visible: definition.visibleFields(values) }));
  if (shown.definition !== definition) setShown({ definition, visible: definition.visibleFields(form.readModel()) });

  const reportDirty = () => {
    const dirty = isDirty(edits.current, reported.current.model);
    if (dirty === reported.current.isDirty) return;
    reported.current.isDirty = dirty;
    events.onDirtyChange?.(dirty);
  };

  const reportModel = (model: FormModel) => {
    if (!isSameModel(model, reported.current.model)) {
      reported.current.model = model;
      const visible = definition.visibleFields(model);
      setShown((before) => (isSameSet(before.visible, visible) ? before : { definition, visible }));
      events.onModelChange?.(model);
    }
    reportDirty();
  };

  const takeInput = (key: string | undefined) => {
    const model = form.readModel();
    const field = definition.fields.find((one) => one.key === key);
    if (field) {
      edits.current = touch(edits.current, [field.name]);
      // Pasted text is not cut at the limit: the error shows at once, and goes when the text fits.
      const models = [reported.current.model, model];
      if (models.some(({ [field.name]: value }) => tooLong(field, value))) void form.validate(field.key);
    }
    reportModel(model);
  };

  const onValues = useEffectEvent((key: string | undefined, isInput: boolean) =>
    isInput ? takeInput(key) : reportModel(form.readModel()),
  );
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name, type }) => onValues(name, type === "change") }),
    [subscribe],
  );

  const resync = useEffectEvent((incoming: FormModel) => {
    edits.current = { ...edits.current, saved: incoming };
    form.setModel(definition.resync(form.readModel(), incoming, edits.current.touched));
    reportModel(form.readModel());
  });
  useEffect(() => resync(values), [definition, values]);

  useImperativeHandle(handle, () => ({
    restore: (model) => {
      edits.current = touch(edits.current, Object.keys(model));
      form.setModel(model);
    },
    discard: () => {
      const { saved } = edits.current;
      edits.current = { saved, touched: new Set() };
      form.setModel(saved);
    },
    markSaved: (sent) => {
      edits.current = markSaved(edits.current, sent, reported.current.model);
      reportDirty();
    },
  }));

  const send = async () => {
    const files = Object.values(form.readModel()).flatMap(filesOf);
    if (files.length > 0) unreadableFiles.current = await findUnreadableFiles(files);
    const reverted = revertUnsendable(definition, form.readModel(), edits.current.saved, isUnreadable);
    edits.current = untouch(edits.current, Object.keys(reverted));
    form.setModel(reverted);
    // Also updates the form, so that the member sees the sent values.
    form.setModel(definition.cleanModel(form.readModel()));
    await form.submitModel(events.onSubmit);
  };

  const isSending = useRef(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // Enter in a field submits too, so the disabled look of the button does not prevent a second save.
    if (isSending.current || busy) return;
    isSending.current = true;
    await send().finally(() => (isSending.current = false));
  };

  const { submitCount, isSubmitSuccessful } = form.formState;
  return { control: form.control, visible: shown.visible, submit, failedSubmits: isSubmitSuccessful ? 0 : submitCount };
}

function isSameSet(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((entry) => other.has(entry));
}
