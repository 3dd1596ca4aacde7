import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { isDraftUnkept } from "@/lib/forms/draft-store";
import { confirmLeave, confirmNavigation, isReload, stayHere } from "@/lib/navigation/leave-guard";
import { useStore } from "@/lib/platform/use-store";

/** Asks before unsaved edits are discarded (docs/product.md, Leave guard). */
export function LeaveDialog() {
  const t = useTranslations();
  const { dialogOpen, targetRoute } = useStore(confirmNavigation);
  // A reload loses edits that found no room for a draft.
  const areEditsKept = isReload(targetRoute) && !isDraftUnkept();
  return (
    <Dialog
      open={dialogOpen}
      onClose={stayHere}
      title={t("dialogs.leaveTitle")}
      size="max-w-leave-dialog"
      actions={
        <>
          <Button variant="text" onClick={stayHere}>
            {t("common.cancel")}
          </Button>
          <Button onClick={confirmLeave}>{t("common.yes")}</Button>
        </>
      }
    >
      <p className="text-muted">{t(areEditsKept ? "dialogs.reloadText" : "dialogs.leaveText")}</p>
    </Dialog>
  );
}
