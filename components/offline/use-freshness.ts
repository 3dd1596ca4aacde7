import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { mdiCloudOff, mdiUpdate } from "@/lib/icons/first-icons";
import { ageInDays, isOld } from "@/lib/offline/age";
import { formatReadAt } from "@/lib/offline/format-read-at";
import { onPageVisible } from "@/lib/platform/page-visibility";
import { useMemberFreshness } from "@/lib/queries/use-member-freshness";
import type { FreshnessLineProps } from "./freshness-line";

/**
 * Texts for FreshnessLine.
 * @param listReadAt read time of the list beside the member's data, in milliseconds since 1970
 */
export function useFreshness(listReadAt = Infinity): Omit<FreshnessLineProps, "refresh"> {
  const t = useTranslations("freshness");
  const locale = useLocale();
  const { isOutOfReach, readAt: memberReadAt } = useMemberFreshness();
  // Without the fraction that marks restored data, which would make it a day younger at the full day.
  const readAt = Math.floor(Math.min(memberReadAt, listReadAt));
  const time = formatReadAt(readAt, locale);
  // Read again when the member comes back: an installed app may stay open for days.
  const days = useSyncExternalStore(onPageVisible, () => ageInDays(readAt));
  const isTooOld = isOld(days);
  return {
    readAt,
    text: t(isOutOfReach ? "offline" : "updated", { time }),
    detail: isTooOld ? t("old", { days }) : undefined,
    icon: isOutOfReach ? mdiCloudOff : mdiUpdate,
    isWarning: isOutOfReach || isTooOld,
  };
}
