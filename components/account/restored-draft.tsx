import { mdiRestore } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { Draft } from "@/lib/forms/draft";

/** Says that the form holds edits of an earlier visit, and gives them up when the member wants (decisions 5 "Drafts"). */
export function RestoredDraft({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const t = useTranslations("myAccount");
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel bg-[color-mix(in_srgb,var(--info)_12%,var(--surface))] px-4 py-3"
    >
      <SvgIcon path={mdiRestore} className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-[min(18rem,calc(100%-2.25rem))]">
        {Object.keys(draft.values).length > 0 ? t("draftRestored") : null} {draft.hadFiles ? t("draftFiles") : null}
      </p>
      <Button variant="text" className="ml-4" onClick={onDiscard}>
        {t("discardDraft")}
      </Button>
    </div>
  );
}
