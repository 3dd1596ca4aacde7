import { articles } from "../association/articles";
import { textBlock } from "../association/collection-blocks";
import { dateIn, isoDay, isoTime } from "../association/dates";
import { events } from "../association/events";
import { translator, type Locale, type Translate } from "../locale";
import type { WireObject } from "../wire";
import { likeOrdinary } from "./ordinary";

const count = 5_000;
const places = ["Halosuo", "Käkitunturi", "Kuukkelinlampi", "Mäyrälahti", "Näätämetsä", "Peilijärvi", "Sorsapuro"];

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

/** Edge cases of lists and items. */
export const oddItems = likeOrdinary({
  name: "collections-odd",
  label: "Outi Outolintu",
  shows:
    "Entries that are hard to find, to date or to open: patterns in titles, times in other zones, redirects of every kind.",
  avatar: "/files/avatar-3.svg",
  collections(locale) {
    const t = translator(locale);
    const benefits = [{ id: 31, title: t("Etu", "Benefit"), content_blocks: [textBlock(311, "<p>31</p>")] }];
    return { articles: oddArticles(t), events: oddEvents(t), benefits, pages: [] };
  },
});

function oddArticles(t: Translate): WireObject[] {
  return [
    { id: 1, title: "C++ (ja C#)", summary: t("Hinta 5.50 € [jäsenille]", "The price is 5.50 € [for members]") },
    { id: 2, title: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", summary: "a".repeat(20_000) },
    { id: 3, title: t("Äidin päivä", "Äiti’s day"), subtitle: "Åland", summary: "Señor Ibañez" },
    { id: 4, title: t("Numero 42", "Number 42"), summary: "5x50 € jasenille" },
    { id: 5, title: t("Sovelluksen osoite", "Address in the app"), redirect_url: "/app/events?from=articles" },
    { id: 6, title: t("Vaarallinen osoite", "Dangerous address"), redirect_url: "javascript:alert(1)" },
    { id: 7, title: t("Oma osoite", "Own address"), redirect_url: "/app/articles/7" },
    { id: 8, title: t("Kehä, alku", "Circle, start"), redirect_url: "/app/articles/9" },
    { id: 9, title: t("Kehä, loppu", "Circle, end"), redirect_url: "/app/articles/8" },
    { id: 10, title: t("Toisaalla", "Elsewhere"), redirect_url: "https://kaarnapolku.example/toisaalla" },
    { id: 12, pagename: "väli lyönti/ja?muuta", title: t("Outo nimi", "Odd name"), icon: "mdi-no-such-icon" },
    { id: 14, title: "Lenkki 10+\u00a0km – kevät\u00adkierros", summary: t("Jäsenten ilta", "Members’ evening") },
    { id: 13, title: t("Rikki", "Broken"), avatar: "/files/no-such-picture.svg", icon: "mdi-leaf" },
  ];
}

function oddEvents(t: Translate): WireObject[] {
  return [
    {
      id: 21,
      title: "Offset",
      _start: "2031-05-08T17:30:00+03:00",
      _end: "2031-05-08T20:00:00+03:00",
      _location: "Helsinki",
    },
    { id: 22, title: "UTC", _start: "2031-05-08T14:30:00Z", _end: "2031-05-08T17:00:00Z" },
    {
      id: 23,
      title: "Floating",
      _start: "2031-05-08T17:30",
      _end: "2031-05-08T20:00",
      _location: "Espoo, talo 2; sali",
      _uid: "kevat-23@kaarnapolku.example",
    },
    { id: 24, title: "Days", _start: "2031-05-08", _end: "2031-05-10" },
    { id: 31, title: "Later last day", _start: "2031-05-08T17:30", _end: "2031-05-10", _location: "Kuukkelinlampi" },
    { id: 25, title: "No end", _start: "2031-05-08T17:30" },
    { id: 26, title: "End before start", _start: "2031-05-08T17:30", _end: "2031-05-08T16:00" },
    { id: 27, title: "No date", date: t("Keväällä", "In spring"), _start: t("Keväällä", "In spring") },
    { id: 28, title: "No such day", _start: "2031-02-31T10:00" },
    { id: 29, title: "Over", _start: "2020-02-01T10:00", _end: "2020-02-01T12:00", _location: "Oulu" },
    {
      id: 30,
      title: "Soon",
      _start: isoTime(dateIn(40), "10:00"),
      _end: isoTime(dateIn(40), "12:00"),
      date: isoDay(dateIn(40)),
    },
  ];
}
