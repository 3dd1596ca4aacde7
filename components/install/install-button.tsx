import { mdiDownload } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import { notify } from "@/lib/notifications/notifications";
import { promptInstallation } from "@/lib/pwa/install-prompt";

/** Opens the browser's install prompt. The button disappears on success. */
export function InstallButton() {
  const t = useTranslations("install");
  const install = async () => {
    if (await promptInstallation()) notify(t("installed"), "success");
  };
  return (
    <Button onClick={() => void install()}>
      <SvgIcon path={mdiDownload} className="size-5" />
      <span>{t("action")}</span>
    </Button>
  );
}
