import { mdiContentCopy } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DetailList } from "@/components/ui/detail-list";
import { Panel } from "@/components/ui/panel";
import { Button } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { Detail } from "@/lib/api/detail";
import { notify } from "@/lib/notifications/notifications";
import { copyText } from "@/lib/platform/clipboard";
import { useAppFacts } from "./use-app-facts";
import { ResetDialog } from "./reset-dialog";

export function HelpAndReset() {
  const t = useTranslations("help");
  const facts = useAppFacts();
  return (
    <Panel title={t("title")}>
      <div className="space-y-4 px-5 pb-5">
        <p className="text-muted">{t("lead")}</p>
        <DetailList details={facts} />
        <div className="flex justify-end">
          <CopyForSupport facts={facts} />
        </div>
      </div>
      <ResetApp />
    </Panel>
  );
}

/** Copies the facts with technical ones that only support needs. It contains no member data. */
function CopyForSupport({ facts }: { facts: readonly Detail[] }) {
  const t = useTranslations("help");
  const copy = async () => {
    const technical: Detail[] = [
      { label: t("labels.address"), value: location.origin },
      { label: t("labels.screen"), value: `${innerWidth} × ${innerHeight} (${devicePixelRatio})` },
      { label: t("labels.time"), value: new Date().toISOString() },
      { label: t("labels.userAgent"), value: navigator.userAgent },
    ];
    const text = [...facts, ...technical].map(({ label, value }) => `${label}: ${value}`).join("\n");
    if (await copyText(text)) notify(t("copied"), "success");
    else notify(t("copyFailed"), "error");
  };
  return (
    <Button variant="tonal" onClick={() => void copy()}>
      <SvgIcon path={mdiContentCopy} className="size-5" />
      <span>{t("copy")}</span>
    </Button>
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
