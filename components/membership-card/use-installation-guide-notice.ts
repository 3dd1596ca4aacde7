import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { notificationStore, notify } from "@/lib/notifications/notifications";
import { useConfig } from "@/lib/queries/config-query";
import { changeSettings, settingsStore } from "@/lib/settings/settings-store";

/** Points to the installation guide once, then switches its setting off (spec 2). */
export function useInstallationGuideNotice(): void {
  const t = useTranslations("membershipCard");
  const config = useConfig();
  const hasGuide = config.installationGuidePage !== null;
  const asksForConsent = config.cookieConsentEnabled === true;
  useEffect(() => {
    // What the start has to say or to ask goes first: the tip waits for the next visit.
    const { showCookieDialog, showInstallationGuideNotification } = settingsStore.get();
    const isBusy = notificationStore.get().visible || (asksForConsent && showCookieDialog);
    if (!hasGuide || isBusy || !showInstallationGuideNotification) return;
    notify(t("guideNotice"), "info", "installationGuide");
    changeSettings({ showInstallationGuideNotification: false });
  }, [hasGuide, asksForConsent, t]);
}
