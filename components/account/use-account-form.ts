import { useEffect, useMemo, useState } from "react";
import { useSchemaForm } from "@/components/forms/use-schema-form";
import type { Member } from "@/lib/api/member";
import { keepDraft, readDraft, type Draft } from "@/lib/forms/draft";
import { dropDraft } from "@/lib/forms/draft-store";
import type { FormDefinition } from "@/lib/forms/form-definition";
import type { FormModel } from "@/lib/forms/form-field";
import { isSameValue } from "@/lib/forms/is-same-value";
import { endLeaveGuard } from "@/lib/navigation/end-leave-guard";
import { watchBrowserLeaving } from "@/lib/navigation/guard-browser";
import { clearLeaveGuard, enableLeaveGuard } from "@/lib/navigation/leave-guard";

/**
 * The form of the member's details. Protects unsaved edits: leaving asks first, and a draft survives a login, a crash and an
 * update (docs/product.md, Leave guard and Drafts).
 */
export function useAccountForm(definition: FormDefinition, member: Member) {
  const { person } = member;
  const { signature } = definition;
  const values = useMemo(() => definition.initialModel(member.values), [definition, member.values]);
  const [draft, setDraft] = useState(() => readUnsaved(person, signature, values));
  const form = useSchemaForm(definition, values, draft?.values);
  const { model, isDirty } = form;
  const hadFiles = draft?.hadFiles ?? false;

  // The draft's text is saved or reverted, but its files still have to be chosen again.
  if (!isDirty && draft && hasValues(draft)) setDraft(hadFiles ? { values: {}, hadFiles } : null);

  useLeaveGuard(isDirty, model);
  useEffect(() => {
    if (isDirty || hadFiles) keepDraft(person, signature, editedValues(values, model), hadFiles);
    else dropDraft();
  }, [person, signature, values, model, isDirty, hadFiles]);

  return {
    form,
    /** The unsaved edits of an earlier visit, as the form opened, or null. */
    draft,
    markSaved: (sent: FormModel) => {
      // At once, because a redirect in the answer may unmount the form before the effect runs.
      if (!form.markSaved(sent)) dropDraft();
      setDraft(null);
    },
    discard: () => {
      form.discard();
      setDraft(null);
    },
  };
}

function useLeaveGuard(isDirty: boolean, model: FormModel): void {
  useEffect(watchBrowserLeaving, []);
  // A Yes ends the guard. If the page stays all the same, the next edit enables it again.
  useEffect(() => {
    if (isDirty) enableLeaveGuard(dropDraft);
    else endLeaveGuard();
  }, [isDirty, model]);
  useEffect(() => clearLeaveGuard, []);
}

/** The draft without values that the server already has, as after a save whose answer was lost. Drops an empty draft. */
function readUnsaved(person: string, form: string, values: FormModel): Draft | null {
  const draft = readDraft(person, form);
  if (draft === null) return null;
  const unsaved = { ...draft, values: editedValues(values, draft.values) };
  if (unsaved.hadFiles || hasValues(unsaved)) return unsaved;
  dropDraft();
  return null;
}

function hasValues({ values }: Draft): boolean {
  return Object.keys(values).length > 0;
}

function editedValues(values: FormModel, model: FormModel): FormModel {
  return Object.fromEntries(Object.entries(model).filter(([name, value]) => !isSameValue(value, values[name])));
}
