import { articles } from "../association/articles";
import { dateIn, isoDay } from "../association/dates";
import { events } from "../association/events";
import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { likeOrdinary } from "./ordinary";

const count = 5_000;
const places = ["Halosuo", "Käkitunturi", "Kuukkelinlampi", "Mäyrälahti", "Näätämetsä", "Peilijärvi"];

/** Very long collections, served by separate calls, so that the card does not wait for them. */
export const manyItems = likeOrdinary({
  name: "collections-many",
  label: "Arto Arkisto",
  shows: "Five thousand news and five thousand events, by which search and scrolling are tried.",
  avatar: "/files/avatar-2.svg",
  collectionsWithConfig: false,
  collections: (locale) => ({
    articles: numbered(articles(locale), locale),
    events: numbered(events(locale), locale),
    benefits: [],
    pages: [],
  }),
});

/** The association's entries repeated, each with its own number, place and date. */
function numbered(entries: WireObject[], locale: Locale): WireObject[] {
  const t = translator(locale);
  return Array.from({ length: count }, (_, index) => {
    const entry = { ...entries[index % entries.length] };
    delete entry.pagename;
    delete entry.redirect_url;
    const place = places[index % places.length] ?? "";
    return {
      ...entry,
      id: 10_000 + index,
      title: `${String(entry.title)} ${index + 1}`,
      subtitle: `${place}, ${t("osasto", "branch", "avdelning")} ${1 + (index % 14)}`,
      date: isoDay(dateIn(-index)),
    };
  });
}
