import { mdiContentCopy } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { Detail } from "@/lib/api/detail";
import { copyText } from "@/lib/platform/clipboard";
import { pageLocation } from "@/lib/platform/page-location";
import { notify } from "@/lib/notifications/notifications";

/** Copies the facts with technical ones that only support needs. It contains no member data. */
export function CopyForSupport({ facts }: { facts: readonly Detail[] }) {
  const t = useTranslations("help");
  const copy = async () => {
    const technical: Detail[] = [
      { label: t("labels.address"), value: pageLocation.origin() },
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
