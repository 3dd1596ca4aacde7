import { mdiCheck } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ServerIcon } from "@/components/ui/server-icon";
import { SvgIcon } from "@/components/ui/svg-icon";
import { openCookieDialog } from "@/lib/consent/cookie-dialog";
import { cookieIcon } from "@/lib/icons/cookie-icon";
import { useSettings } from "@/lib/settings/settings-store";

export function CookieSettings() {
  const t = useTranslations("consent");
  const { acceptedCookies } = useSettings();
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3 px-5 py-4">
      <div className="flex min-w-[min(100%,14rem)] flex-1 gap-4">
        <ServerIcon name={cookieIcon} className="size-6 text-muted" />
        <div className="min-w-0">
          <p id="accepted-cookies-label" className="font-semibold">
            {t("accepted")}
          </p>
          <ul
            role="list"
            aria-labelledby="accepted-cookies-label"
            className="flex flex-wrap gap-x-4 text-sm text-muted"
          >
            {acceptedCookies.map((type) => (
              <li key={type} className="flex items-center gap-1">
                <SvgIcon path={mdiCheck} className="size-4" />
                <span>{t(`types.${type}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Button variant="tonal" aria-haspopup="dialog" onClick={openCookieDialog}>
        {t("settings")}
      </Button>
    </div>
  );
}
