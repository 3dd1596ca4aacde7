import { useEffect, useRef, useState } from "react";
import { keepDraft, readDraft, type Draft } from "@/lib/forms/draft";
import { dropDraft } from "@/lib/forms/draft-store";
import type { FormModel } from "@/lib/forms/form-field";
import { isSameValue } from "@/lib/forms/is-same-value";
import { endLeaveGuard } from "@/lib/navigation/end-leave-guard";
import { watchBrowserLeaving } from "@/lib/navigation/guard-browser";
import { clearLeaveGuard, enableLeaveGuard } from "@/lib/navigation/leave-guard";

interface AccountEdits {
  /** Whose details they are: `Member.person`. */
  person: string;
  /** `FormDefinition.signature`. */
  form: string;
  /** What the server has. */
  values: FormModel;
  /** What the form has. */
  model: FormModel;
  isDirty: boolean;
  /** Puts edits into the form as if the member had typed them. */
  restore: (edits: FormModel) => void;
}

export interface RestoredEdits {
  /** The draft that was restored and is still unsaved, or null. */
  draft: Draft | null;
  /** The member gives it up. */
  forget: () => void;
}

/**
 * Keeps edits that are not saved: leaving asks first, and a draft outlives the session, a crash and an update (spec 2,
 * decisions 5).
 */
export function useAccountEdits(edits: AccountEdits): RestoredEdits {
  useLeaveGuard(edits);
  const restored = useRestoredDraft(edits);
  useKeptDraft(edits);
  return restored;
}

function useLeaveGuard({ isDirty, model }: AccountEdits): void {
  useEffect(watchBrowserLeaving, []);
  useEffect(() => {
    if (isDirty) enableLeaveGuard(dropDraft);
    else endLeaveGuard();
  }, [isDirty, model]);
  useEffect(() => clearLeaveGuard, []);
}

function useRestoredDraft({ person, form, values, isDirty, restore }: AccountEdits): RestoredEdits {
  const [draft, setDraft] = useState(() => readUnsaved(person, form, values));
  const [wasDirty, setWasDirty] = useState(isDirty);
  // Saved or given up: what is typed after that is no draft.
  if (wasDirty !== isDirty) {
    setWasDirty(isDirty);
    if (!isDirty) setDraft(null);
  }
  useEffect(() => {
    if (draft) restore(draft.values);
  }, [draft, restore]);
  const forget = () => {
    dropDraft();
    setDraft(null);
  };
  // Files are not in the draft: where there was nothing else, the form is as the server has it.
  return { draft: isDirty || draft?.hadFiles ? draft : null, forget };
}

/** The draft without what the server has by now, as after a save whose answer was lost; one that holds no more is dropped. */
function readUnsaved(person: string, form: string, values: FormModel): Draft | null {
  const draft = readDraft(person, form);
  if (draft === null) return null;
  const unsaved = { ...draft, values: editedValues(values, draft.values) };
  if (unsaved.hadFiles || Object.keys(unsaved.values).length > 0) return unsaved;
  dropDraft();
  return null;
}

function useKeptDraft({ person, form, values, model, isDirty }: AccountEdits): void {
  const wasDirty = useRef(false);
  useEffect(() => {
    if (isDirty) keepDraft(person, form, editedValues(values, model));
    // Before the first edit there may be a draft that is about to be restored.
    else if (wasDirty.current) dropDraft();
    wasDirty.current = isDirty;
  }, [person, form, values, model, isDirty]);
}

function editedValues(values: FormModel, model: FormModel): FormModel {
  return Object.fromEntries(Object.entries(model).filter(([name, value]) => !isSameValue(value, values[name])));
}
