import { useTranslations } from "next-intl";
import { useState } from "react";
import { DetailList } from "@/components/ui/detail-list";
import { Panel } from "@/components/ui/panel";
import { Button } from "@/components/ui/button";
import { CopyForSupport } from "./copy-for-support";
import { useAppFacts } from "./use-app-facts";
import { ResetDialog } from "./reset-dialog";

/** Facts for support, and the reset. */
export function HelpAndReset() {
  const t = useTranslations("help");
  const facts = useAppFacts();
  return (
    <Panel title={t("title")}>
      <div className="space-y-4 px-5 pb-5">
        <p className="text-muted">{t("lead")}</p>
        <DetailList details={facts} />
        <CopyForSupport facts={facts} />
      </div>
      <ResetApp />
    </Panel>
  );
}

/** The last row of Settings: resets the app on this device after a confirmation. */
function ResetApp() {
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
