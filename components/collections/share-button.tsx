import { mdiShareVariantOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import { pageLocation } from "@/lib/platform/page-location";
import { shareLink } from "@/lib/platform/share-link";
import { notify } from "@/lib/notifications/notifications";

/** Shares this screen's address by the device's share sheet or the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations("collections");
  const share = async () => {
    const shared = await shareLink(title, pageLocation.page());
    if (shared === "copied") notify(t("linkCopied"), "success");
    if (shared === "failed") notify(t("shareFailed"), "error");
  };
  return (
    <Button variant="tonal" onClick={() => void share()}>
      <SvgIcon path={mdiShareVariantOutline} />
      <span>{t("share")}</span>
    </Button>
  );
}
