import { mdiCalendarPlus } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import { useCurrentTime } from "@/components/ui/use-current-time";
import type { CollectionItem } from "@/lib/api/collection-item";
import { downloadFile } from "@/lib/platform/save-file";
import { eventEntry, eventFileName } from "@/lib/collections/event-entry";
import { eventTimes, isPast } from "@/lib/collections/event-times";
import { notify } from "@/lib/notifications/notifications";

interface CalendarButtonProps {
  item: CollectionItem;
  title: string;
}

/** Offers an upcoming event with a machine-readable date as a calendar file. */
export function CalendarButton({ item, title }: CalendarButtonProps) {
  const t = useTranslations("collections");
  const now = useCurrentTime();
  const times = eventTimes(item);
  if (times === null || isPast(times, now)) return null;
  const save = async () => {
    try {
      const { eventFile } = await import("@/lib/format/calendar-file");
      const entry = eventEntry(item, title);
      if (entry) downloadFile(eventFile(entry, eventFileName(item)));
    } catch {
      notify(t("calendarFailed"), "error");
    }
  };
  return (
    <Button onClick={() => void save()}>
      <SvgIcon path={mdiCalendarPlus} />
      <span>{t("addToCalendar")}</span>
    </Button>
  );
}
