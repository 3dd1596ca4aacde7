import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { whenNothingIsOpen } from "@/lib/start/when-nothing-is-open";
import { isCookieQuestionOpen } from "@/lib/consent/cookie-consent";
import { notify } from "@/lib/notifications/notifications";
import { useConfig } from "@/lib/queries/config-query";
import { changeSettings, useSettings } from "@/lib/settings/settings-store";

/** Points to the installation guide once, then switches its setting off (docs/product.md, Membership card). */
export function useInstallationGuideNotice(): void {
  const t = useTranslations("membershipCard");
  const config = useConfig();
  const settings = useSettings();
  const asksForConsent = isCookieQuestionOpen(config, settings);
  const isWanted = config.installationGuidePage !== null && settings.showInstallationGuideNotification;
  useEffect(() => {
    // The cookie question and the messages of the start come first.
    if (!isWanted || asksForConsent) return;
    const show = () => {
      notify(t("guideNotice"), "info", "installationGuide");
      changeSettings({ showInstallationGuideNotification: false });
    };
    return whenNothingIsOpen(show, { isMessage: true });
  }, [isWanted, asksForConsent, t]);
}
