import { useTranslations } from "next-intl";
import { useState } from "react";
import { useIsOnline } from "@/components/offline/use-is-online";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { DialogControl } from "@/components/ui/use-modal";
import { resetApp } from "@/lib/pwa/reset-app";

/** Confirms the reset, and warns when the app will be unavailable until there is a network. */
export function ResetDialog({ open, onClose }: DialogControl) {
  const t = useTranslations();
  const isOnline = useIsOnline();
  const [isResetting, setIsResetting] = useState(false);
  const reset = () => {
    setIsResetting(true);
    void resetApp();
  };
  return (
    <Dialog
      open={open}
      // A running reset ends with a page load.
      onClose={isResetting ? null : onClose}
      title={t("help.resetTitle")}
      size="max-w-sm"
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={isResetting}>
            {t("common.cancel")}
          </Button>
          <Button onClick={reset} disabled={isResetting}>
            {t(isResetting ? "help.resetting" : "help.resetAction")}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p className="text-muted">{t("help.resetText")}</p>
        {isOnline ? null : (
          <Alert color="warning">
            <p>{t("help.resetOffline")}</p>
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
