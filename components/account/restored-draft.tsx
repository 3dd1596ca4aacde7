import { mdiRestore } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Draft } from "@/lib/forms/draft";

/** Says that the form holds edits of an earlier visit, and offers to discard them (docs/product.md, Drafts). */
export function RestoredDraft({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
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
