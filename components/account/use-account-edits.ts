import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepDraft, readDraft, type Draft } from "@/lib/forms/draft";
import { dropDraft } from "@/lib/forms/draft-store";
import type { FormModel } from "@/lib/forms/form-field";
import { isSameValue } from "@/lib/forms/is-same-value";
import { endLeaveGuard } from "@/lib/navigation/end-leave-guard";
import { watchBrowserLeaving } from "@/lib/navigation/guard-browser";
import { clearLeaveGuard, enableLeaveGuard } from "@/lib/navigation/leave-guard";

interface AccountEdits {
  /** Owner of the details: `Member.person`. */
  person: string;
  /** `FormDefinition.signature`. */
  form: string;
  values: FormModel;
  model: FormModel;
  isDirty: boolean;
  /** Applies edits to the form as if the member had typed them. */
  restore: (edits: FormModel) => void;
}

export interface RestoredEdits {
  /** The unsaved part of the restored draft, or null. */
  draft: Draft | null;
  /** After a save or a discard: the form's edits, if any, are no longer the draft. */
  forget: () => void;
}

/**
 * Protects unsaved edits: leaving asks first, and a draft survives a login, a crash and an update
 * (docs/product.md, Leave guard and Drafts).
 */
export function useAccountEdits(edits: AccountEdits): RestoredEdits {
  useLeaveGuard(edits);
  const restored = useRestoredDraft(edits);
  useKeptDraft(edits, restored.draft?.hadFiles ?? false);
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
  // The draft's text is saved or reverted, but its files still have to be chosen again.
  if (wasDirty !== isDirty) {
    setWasDirty(isDirty);
    if (!isDirty) setDraft(draft?.hadFiles ? { values: {}, hadFiles: true } : null);
  }
  const restoreEdits = useEffectEvent(restore);
  useEffect(() => {
    if (draft) restoreEdits(draft.values);
  }, [draft]);
  // Files are not in the draft. If it held nothing else, the form equals the server's values.
  return { draft: isDirty || draft?.hadFiles ? draft : null, forget: () => setDraft(null) };
}

/**
 * The draft without values that the server already has, as after a save whose answer was lost. Drops a draft that has no other
 * values.
 */
function readUnsaved(person: string, form: string, values: FormModel): Draft | null {
  const draft = readDraft(person, form);
  if (draft === null) return null;
  const unsaved = { ...draft, values: editedValues(values, draft.values) };
  if (unsaved.hadFiles || Object.keys(unsaved.values).length > 0) return unsaved;
  dropDraft();
  return null;
}

/** @param hadFiles the restored draft's files have to be chosen again, which is not an edit */
function useKeptDraft({ person, form, values, model, isDirty }: AccountEdits, hadFiles: boolean): void {
  const wasUnsaved = useRef(false);
  useEffect(() => {
    if (isDirty) keepDraft(person, form, editedValues(values, model), hadFiles);
    // Not on the first run: a stored draft may still have to be restored.
    else if (wasUnsaved.current && hadFiles) keepDraft(person, form, {}, hadFiles);
    else if (wasUnsaved.current) dropDraft();
    wasUnsaved.current = isDirty || hadFiles;
  }, [person, form, values, model, isDirty, hadFiles]);
}

function editedValues(values: FormModel, model: FormModel): FormModel {
  return Object.fromEntries(Object.entries(model).filter(([name, value]) => !isSameValue(value, values[name])));
}
