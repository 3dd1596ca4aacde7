import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { Detail } from "@/lib/api/detail";
import { appVersion } from "@/lib/config/app-version";
import { isInstalledApp } from "@/lib/platform/display-mode";
import { formatReadAt } from "@/lib/offline/format-read-at";
import { browserName } from "@/lib/pwa/browser-name";
import { languageName } from "@/lib/settings/language-choices";
import { type AppStatus, onAppStatusChange, readAppStatus } from "@/lib/pwa/read-app-status";
import { useMemberReadAt } from "@/lib/queries/me-query";

/** Placeholder until the browser answers, so that nothing moves. */
const pending = "…";

/** The app and its storage on this device, in words. It contains no member data. */
export function useAppFacts(): Detail[] {
  const t = useTranslations("help");
  const locale = useLocale();
  const readAt = useMemberReadAt().getTime();
  const status = useAppStatus();
  const storage = ({ storedBytes, isKept }: AppStatus): string => {
    if (storedBytes === null) return t("unknown");
    const size = megabytes(storedBytes, locale);
    return isKept === null ? size : t(isKept ? "storageKept" : "storageCleared", { size });
  };
  return [
    { label: t("labels.version"), value: appVersion },
    { label: t("labels.language"), value: languageName(locale) },
    { label: t("labels.browser"), value: browserName(navigator.userAgent) || t("unknown") },
    { label: t("labels.mode"), value: t(isInstalledApp() ? "mode.installed" : "mode.tab") },
    { label: t("labels.updated"), value: formatReadAt(readAt, locale) },
    { label: t("labels.worker"), value: status ? t(`worker.${status.worker}`) : pending },
    { label: t("labels.storage"), value: status ? storage(status) : pending },
  ];
}

function megabytes(bytes: number, locale: string): string {
  const options = { style: "unit", unit: "megabyte", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, options).format(bytes / 1_000_000);
}

/** The app's current status on this device; null until the browser answers. */
function useAppStatus(): AppStatus | null {
  const [status, setStatus] = useState<AppStatus | null>(null);
  useEffect(() => {
    const read = () => void readAppStatus().then(setStatus);
    read();
    return onAppStatusChange(read);
  }, []);
  return status;
}
