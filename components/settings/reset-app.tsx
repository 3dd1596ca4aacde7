import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ResetDialog } from "./reset-dialog";

/** The last row of Settings: resets the app on this device after a confirmation. */
export function ResetApp() {
  const t = useTranslations("help");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3 border-t border-hairline px-5 py-4">
      <p className="min-w-[min(100%,14rem)] flex-1 text-sm text-muted">{t("resetHint")}</p>
      <Button variant="tonal" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t("reset")}
      </Button>
      <ResetDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </div>
  );
}
