import { mdiCalendarClock, mdiMapMarkerOutline } from "@mdi/js";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Panel } from "@/components/ui/panel";
import { SvgIcon } from "@/components/ui/svg-icon";
import { useCurrentTime } from "@/components/ui/use-current-time";
import type { CollectionItem } from "@/lib/api/collection-item";
import { eventTimes, isPast } from "@/lib/collections/event-times";
import { formatEventTimes } from "@/lib/collections/format-event-times";

/** Time and place of an event; nothing without both. */
export function EventFacts({ item }: { item: CollectionItem }) {
  const t = useTranslations("collections");
  const locale = useLocale();
  const now = useCurrentTime();
  const times = eventTimes(item);
  if (times === null && item.location === "") return null;
  const texts = times && formatEventTimes(times, locale);
  return (
    <Panel className="p-5">
      <dl className="grid grid-cols-1 gap-4">
        {times && texts ? (
          <Fact icon={mdiCalendarClock} term={t("when")}>
            <span className="block font-semibold text-balance">{texts.text}</span>
            {texts.here ? (
              <span className="block text-sm text-balance text-muted">{t("inYourTime", { time: texts.here })}</span>
            ) : null}
            {isPast(times, now) ? <span className="block text-sm text-muted">{t("isPast")}</span> : null}
          </Fact>
        ) : null}
        {item.location ? (
          <Fact icon={mdiMapMarkerOutline} term={t("where")}>
            <span className="block font-semibold">{item.location}</span>
          </Fact>
        ) : null}
      </dl>
    </Panel>
  );
}

function Fact({ icon, term, children }: { icon: string; term: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt>
        <SvgIcon path={icon} className="size-6 text-muted" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
