import { mdiRestore } from "@mdi/js";
import { useTranslations } from "next-intl";
import { SchemaForm } from "@/components/forms/schema-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import type { Member } from "@/lib/api/member";
import type { Draft } from "@/lib/forms/draft";
import type { FormDefinition } from "@/lib/forms/form-definition";
import { SaveBar } from "./save-bar";
import { useAccountForm } from "./use-account-form";
import { useSaveAccount } from "./use-save-account";

interface AccountEditorProps {
  definition: FormDefinition;
  member: Member;
}

export function AccountEditor({ definition, member }: AccountEditorProps) {
  const t = useTranslations("routes");
  const { form, draft, markSaved, discard } = useAccountForm(definition, member);
  const { save, uploaded, stop } = useSaveAccount({ definition, onSaved: markSaved });
  return (
    <>
      {draft ? <RestoredDraft draft={draft} onDiscard={discard} /> : null}
      <Panel className="px-5 pt-5 sm:px-6 sm:pt-6">
        <SchemaForm label={t("myAccount")} form={form} onSubmit={save}>
          <SaveBar isDirty={form.isDirty} isSaving={form.isSubmitting} uploaded={uploaded} onStop={stop} />
        </SchemaForm>
      </Panel>
    </>
  );
}

/** Says that the form holds edits of an earlier visit, and offers to discard them (docs/product.md, Drafts). */
function RestoredDraft({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const t = useTranslations("myAccount");
  const texts = [Object.keys(draft.values).length > 0 ? t("draftRestored") : "", draft.hadFiles ? t("draftFiles") : ""];
  return (
    <Notice
      icon={mdiRestore}
      className="mb-4"
      action={
        <Button variant="text" onClick={onDiscard}>
          {t("discardDraft")}
        </Button>
      }
    >
      {texts.join(" ")}
    </Notice>
  );
}
