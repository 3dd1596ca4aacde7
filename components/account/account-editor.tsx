import { useTranslations } from "next-intl";
import { useCallback, useMemo, useRef, useState } from "react";
import { SchemaForm } from "@/components/forms/schema-form";
import type { SchemaFormHandle } from "@/components/forms/use-schema-form";
import { Panel } from "@/components/ui/panel";
import type { Member } from "@/lib/api/member";
import type { FormField, FormModel } from "@/lib/forms/form-field";
import { initialModel } from "@/lib/forms/initial-model";
import { focusMain } from "@/lib/platform/focus-main";
import { RestoredDraft } from "./restored-draft";
import { SaveBar } from "./save-bar";
import { useAccountEdits } from "./use-account-edits";
import { useSaveAccount } from "./use-save-account";

interface AccountEditorProps {
  fields: readonly FormField[];
  member: Member;
}

export function AccountEditor({ fields, member }: AccountEditorProps) {
  const t = useTranslations("routes");
  const values = useMemo(() => initialModel(fields, member.values), [fields, member.values]);
  const form = useRef<SchemaFormHandle>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [model, setModel] = useState(values);
  const person = member.person;
  const onSaved = (sent: FormModel) => form.current?.markSaved(sent);
  const { save, isSaving, stop } = useSaveAccount({ fields, onSaved });
  const restore = useCallback((edits: FormModel) => form.current?.restore(edits), []);
  const { draft, forget } = useAccountEdits({ person, fields, values, model, isDirty, restore });
  const discard = () => {
    form.current?.discard();
    forget();
    // The button goes with the draft.
    focusMain();
  };
  return (
    <>
      {draft ? <RestoredDraft draft={draft} onDiscard={discard} /> : null}
      <Panel className="px-5 pt-5 sm:px-6 sm:pt-6">
        <SchemaForm
          ref={form}
          label={t("myAccount")}
          fields={fields}
          values={values}
          onSubmit={save}
          onModelChange={setModel}
          onDirtyChange={setIsDirty}
          busy={isSaving}
        >
          <SaveBar isDirty={isDirty} isSaving={isSaving} onStop={stop} />
        </SchemaForm>
      </Panel>
    </>
  );
}
