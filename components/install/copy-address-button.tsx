import { mdiContentCopy } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import { copyText } from "@/lib/platform/clipboard";
import { pageLocation } from "@/lib/platform/page-location";
import { notify } from "@/lib/notifications/notifications";
import { href } from "@/lib/routes/href";

/** Copies the app's address, for a browser that can install it. */
export function CopyAddressButton() {
  const t = useTranslations("install");
  const copy = async () => {
    const address = pageLocation.origin() + href("membershipCard");
    if (await copyText(address)) notify(t("addressCopied"), "success");
    else notify(t("addressNotCopied", { address }), "error");
  };
  return (
    <Button variant="tonal" onClick={() => void copy()}>
      <SvgIcon path={mdiContentCopy} className="size-5" />
      <span>{t("copyAddress")}</span>
    </Button>
  );
}
