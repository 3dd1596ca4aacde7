import { useTranslations } from "next-intl";
import { useCallback, useMemo, useRef, useState } from "react";
import { SchemaForm } from "@/components/forms/schema-form";
import type { SchemaFormHandle } from "@/components/forms/use-schema-form";
import { Panel } from "@/components/ui/panel";
import type { Member } from "@/lib/api/member";
import type { FormDefinition } from "@/lib/forms/form-definition";
import type { FormModel } from "@/lib/forms/form-field";
import { focusMain } from "@/lib/platform/focus-main";
import { RestoredDraft } from "./restored-draft";
import { SaveBar } from "./save-bar";
import { useAccountEdits } from "./use-account-edits";
import { useSaveAccount } from "./use-save-account";

interface AccountEditorProps {
  definition: FormDefinition;
  member: Member;
}

export function AccountEditor({ definition, member }: AccountEditorProps) {
  const t = useTranslations("routes");
  const values = useMemo(() => definition.initialModel(member.values), [definition, member.values]);
  const handle = useRef<SchemaFormHandle>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [model, setModel] = useState(values);
  const person = member.person;
  const restore = useCallback((edits: FormModel) => handle.current?.restore(edits), []);
  const { draft, forget } = useAccountEdits({ person, form: definition.signature, values, model, isDirty, restore });
  const onSaved = (sent: FormModel) => {
    handle.current?.markSaved(sent);
    forget();
  };
  const { save, isSaving, uploaded, stop } = useSaveAccount({ definition, onSaved });
  const discard = () => {
    handle.current?.discard();
    forget();
    // The button disappears together with the draft.
    focusMain();
  };
  return (
    <>
      {draft ? <RestoredDraft draft={draft} onDiscard={discard} /> : null}
      <Panel className="px-5 pt-5 sm:px-6 sm:pt-6">
        <SchemaForm
          ref={handle}
          label={t("myAccount")}
          definition={definition}
          values={values}
          onSubmit={save}
          onModelChange={setModel}
          onDirtyChange={setIsDirty}
          busy={isSaving}
        >
          <SaveBar isDirty={isDirty} isSaving={isSaving} uploaded={uploaded} onStop={stop} />
        </SchemaForm>
      </Panel>
    </>
  );
}
