import { mdiCalendarPlus, mdiCardAccountDetailsOutline, mdiShareVariantOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ContentBlocks } from "@/components/blocks/content-blocks";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { Button } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import { useCurrentTime } from "@/components/ui/use-current-time";
import { eventEntry, eventFileName } from "@/lib/collections/event-entry";
import { eventTimes, isPast } from "@/lib/collections/event-times";
import { pageLocation } from "@/lib/platform/page-location";
import { downloadFile } from "@/lib/platform/save-file";
import { shareLink } from "@/lib/platform/share-link";
import { notify } from "@/lib/notifications/notifications";
import { openDialog } from "@/lib/dialogs/dialogs";
import { shownCardEntry } from "@/lib/navigation/overlay-entry";
import { EventFacts } from "./event-facts";
import { ItemHeader } from "./item-header";
import { useItemTitle } from "./use-item-title";

const showCard = () => openDialog("showCard");

interface ItemArticleProps {
  name: CollectionName;
  item: CollectionItem;
}

export function ItemArticle({ name, item }: ItemArticleProps) {
  const title = useItemTitle(name, item);
  return (
    <article className="mx-auto grid max-w-reading grid-cols-1 gap-6">
      <ItemHeader item={item} title={title} />
      <EventFacts item={item} />
      {item.summary ? (
        <p dir="auto" className="text-lg text-muted [header+&]:-mt-3">
          {item.summary}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3 print:hidden">
        {name === "benefits" ? <ShowCardButton /> : null}
        <CalendarButton item={item} title={title} />
        <ShareButton title={title} />
      </div>
      <ContentBlocks rawBlocks={item.rawBlocks} />
    </article>
  );
}

/** Offers an upcoming event with a machine-readable date as a calendar file. */
function CalendarButton({ item, title }: { item: CollectionItem; title: string }) {
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

/** Shares this screen's address by the device's share sheet or the clipboard. */
function ShareButton({ title }: { title: string }) {
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

/** Members get most benefits by showing the card. */
function ShowCardButton() {
  const t = useTranslations("collections");
  useShownCardAfterReload();
  return (
    <Button onClick={showCard}>
      <SvgIcon path={mdiCardAccountDetailsOutline} />
      <span>{t("showCard")}</span>
    </Button>
  );
}

/** A reload with the card shown shows it again. */
function useShownCardAfterReload(): void {
  useEffect(() => {
    if (shownCardEntry.isOn()) showCard();
  }, []);
}
