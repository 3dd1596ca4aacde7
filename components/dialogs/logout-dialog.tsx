import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { DialogControl } from "@/components/ui/use-modal";
import { startLogout } from "@/lib/start/start-logout";
import { closeOverlays } from "@/lib/dialogs/dialogs";
import { leaveUnlessGuarded } from "@/lib/navigation/leave-guard";

/** Asks before logging out. Cancel leaves the drawer open; Yes closes both (docs/product.md, Logout). */
export function LogoutDialog({ open, onClose }: DialogControl) {
  const t = useTranslations();
  const confirm = () => {
    closeOverlays();
    leaveUnlessGuarded("logout", () => void startLogout());
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("dialogs.logoutTitle")}
      size="max-w-logout-dialog"
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button onClick={confirm}>{t("common.yes")}</Button>
        </>
      }
    >
      <p className="text-muted">{t("dialogs.logoutText")}</p>
    </Dialog>
  );
}
