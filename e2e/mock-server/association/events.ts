import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { galleryBlock, imageBlock, textBlock, videoBlock } from "./collection-blocks";
import { dateIn, isoDay, isoTime } from "./dates";

/** Upcoming events, soonest first, then past ones. */
export function events(locale: Locale): WireObject[] {
  const t = translator(locale);
  const event = (
    id: number,
    [inDays, lastDay, from, to]: [number, number, string, string],
    [title, location, summary, text]: [string, string, string, string],
    more: WireObject = {},
  ): WireObject => ({
    id,
    title,
    summary,
    subtitle: location,
    date: isoTime(dateIn(inDays), from),
    icon: "mdi-calendar",
    icon_color: "primary",
    _start: isoTime(dateIn(inDays), from),
    _end: isoTime(dateIn(lastDay), to),
    _location: location,
    _uid: `event-${id}@kaarnapolku.example`,
    content_blocks: [textBlock(id * 10, text)],
    ...more,
  });
  const places = (left: number) => ({
    text: t(`${left} paikkaa`, `${left} places`),
    color: "success",
    icon: "mdi-account-plus-outline",
  });
  return [
    event(
      201,
      [3, 3, "17:30", "20:00"],
      [
        t("Iltakävely otsalampun valossa", "An evening walk by headlamp"),
        t("Näätämetsä, Helsinki", "Näätämetsä, Helsinki"),
        t("Leppoisa viiden kilometrin lenkki kaiken ikäisille.", "An easy five-kilometre round for all ages."),
        t(
          "<p>Tapaamme pysäköintipaikalla. Ota otsalamppu ja lämmintä juotavaa.</p>",
          "<p>We meet at the car park. Bring a headlamp and something warm to drink.</p>",
        ),
      ],
      { badge: places(12), icon: "mdi-walk" },
    ),
    event(
      202,
      [8, 10, "16:00", "14:00"],
      [
        t("Tupaviikonloppu Kuukkelinlammella", "A hut weekend at Kuukkelinlampi"),
        t("Kuukkelinlampi", "Kuukkelinlampi"),
        t("Kaksi yötä, sauna ja uusi kamina.", "Two nights, a sauna and the new stove."),
        t(
          "<p>Tuvassa on kymmenen makuupaikkaa. Ruoka tehdään yhdessä, hinta 35 €.</p>",
          "<p>The hut sleeps ten. We cook together, the price is 35 €.</p>",
        ),
      ],
      {
        pagename: "tupaviikonloppu",
        avatar: { url: "/files/picture-hut.svg" },
        badge: places(2),
        icon: "mdi-home-roof",
        content_blocks: [
          imageBlock(2020, "hut", t("Tupa kuusten keskellä", "The hut among spruces")),
          textBlock(
            2021,
            t(
              "<p>Tuvassa on kymmenen makuupaikkaa. Ruoka tehdään yhdessä, hinta 35 €.</p><h2>Ota mukaan</h2><ul><li>makuupussi</li><li>sisäkengät</li><li>otsalamppu</li></ul>",
              "<p>The hut sleeps ten. We cook together, the price is 35 €.</p><h2>Bring</h2><ul><li>a sleeping bag</li><li>indoor shoes</li><li>a headlamp</li></ul>",
            ),
          ),
          galleryBlock(2022, [
            ["hut", t("Tupa", "The hut")],
            ["lake", t("Uimaranta", "Where we swim")],
            ["winter", t("Talvella", "In winter")],
          ]),
        ],
      },
    ),
    event(
      203,
      [15, 15, "10:00", "15:00"],
      [
        t("Lumikenkäretki Halosuolla", "Snowshoeing at Halosuo"),
        t("Halosuo, Tampere", "Halosuo, Tampere"),
        t("Kenkiä saa lainata varustelainaamosta.", "Snowshoes can be borrowed from the gear library."),
        t(
          "<p>Reitti on kahdeksan kilometriä. Tulistelutauko puolivälissä.</p>",
          "<p>The route is eight kilometres, with a fire at half-way.</p>",
        ),
      ],
      {
        avatar: { url: "/files/picture-winter.svg" },
        badge: { text: t("Täynnä", "Full"), color: "warning", icon: "mdi-account-cancel-outline" },
        icon: "mdi-snowflake",
      },
    ),
    event(
      204,
      [22, 22, "18:00", "20:30"],
      [
        t("Jäsenilta: kartta ja kompassi", "Members’ evening: map and compass"),
        t("Verkossa", "Online"),
        t("Perusteet kertauksena, verkossa.", "The basics once more, online."),
        t(
          "<p>Linkki lähetetään ilmoittautuneille. Tallenne jää jäsenten katsottavaksi.</p>",
          "<p>The link is sent to those who sign up. A recording stays for members.</p>",
        ),
      ],
      {
        icon: "mdi-compass-outline",
        content_blocks: [
          textBlock(
            2040,
            t(
              "<p>Linkki lähetetään ilmoittautuneille. Tallenne jää jäsenten katsottavaksi.</p>",
              "<p>The link is sent to those who sign up. A recording stays for members.</p>",
            ),
          ),
          videoBlock(2041, t("Viime vuoden ilta", "Last year’s evening")),
        ],
        // A remote event: the times carry a zone.
        _start: inHelsinki(dateIn(22), "18:00"),
        _end: inHelsinki(dateIn(22), "20:30"),
      },
    ),
    event(
      205,
      [29, 29, "12:00", "16:00"],
      [
        t("Perheiden nuotiopäivä", "Families around the fire"),
        t("Mäyrälahti, Turku", "Mäyrälahti, Turku"),
        t("Makkaraa, jälkien etsintää ja lättyjä.", "Sausages, animal tracks and pancakes."),
        t("<p>Lapset aikuisen seurassa. Jäsenille maksuton.</p>", "<p>Children with an adult. Free for members.</p>"),
      ],
      // All day.
      { icon: "mdi-campfire", _start: isoDay(dateIn(29)), _end: isoDay(dateIn(29)), date: isoDay(dateIn(29)) },
    ),
    event(
      206,
      [45, 45, "13:00", "16:00"],
      [
        t("Kevätkokous", "Spring meeting"),
        t("Yhdistyksen toimisto, Jyväskylä", "The office, Jyväskylä"),
        t("Sääntömääräinen kokous. Kahvitarjoilu.", "The meeting under the rules. Coffee is served."),
        t(
          "<p>Käsitellään tilinpäätös ja vastuuvapaus. Valtakirjat viimeistään edellisenä päivänä.</p>",
          "<p>Annual accounts and discharge from liability. Proxies the day before at the latest.</p>",
        ),
      ],
      { avatar: { url: "/files/picture-meeting.svg" }, icon: "mdi-gavel" },
    ),
    event(
      207,
      [63, 67, "08:00", "18:00"],
      [
        t("Vaellus Käkitunturille", "Trek to Käkitunturi"),
        t("Käkitunturi", "Käkitunturi"),
        t("Viisi päivää tunturissa, 58 kilometriä.", "Five days in the fells, 58 kilometres."),
        t(
          "<p>Retki on keskivaativa: rinkka painaa noin 15 kiloa. Ennakkotapaaminen kuukautta aiemmin.</p>",
          "<p>The trek is moderately demanding: your pack weighs about 15 kilos. We meet a month before.</p>",
        ),
      ],
      { avatar: { url: "/files/picture-trail.svg" }, badge: places(6), icon: "mdi-hiking" },
    ),
    event(
      208,
      [80, 81, "09:00", "17:00"],
      [
        t("Melonnan alkeiskurssi", "Paddling for beginners"),
        t("Peilijärvi, Kuopio", "Peilijärvi, Kuopio"),
        t("Kajakki, liivi ja ohjaaja kuuluvat hintaan.", "Kayak, vest and instructor are included."),
        t(
          "<p>Kurssi sopii kaikille uimataitoisille. Jäsenhinta 60 €.</p>",
          "<p>For everybody who can swim. 60 € for members.</p>",
        ),
      ],
      { avatar: { url: "/files/picture-lake.svg" }, badge: places(4), icon: "mdi-kayaking" },
    ),
    event(
      209,
      [110, 110, "21:00", "23:30"],
      [
        t("Revontulia etsimässä", "Looking for northern lights"),
        t("Kuukkelinlampi", "Kuukkelinlampi"),
        t("Lähdemme, jos taivas on kirkas.", "We go if the sky is clear."),
        t(
          "<p>Varmistus lähetetään samana päivänä kello 15.</p>",
          "<p>You hear from us by three in the afternoon that day.</p>",
        ),
      ],
      { avatar: { url: "/files/picture-aurora.svg" }, icon: "mdi-weather-night" },
    ),
    // A date in words: shown verbatim, without a calendar file.
    {
      id: 210,
      title: t("Kesäleiri Mäyrälahdessa", "Summer camp at Mäyrälahti"),
      subtitle: t("Mäyrälahti, Turku", "Mäyrälahti, Turku"),
      summary: t("Ajankohta tarkentuu keväällä.", "The dates are fixed in spring."),
      date: t("Heinäkuussa", "In July"),
      icon: "mdi-tent",
      icon_color: "primary",
      content_blocks: [],
    },
    event(
      211,
      [-6, -6, "17:00", "19:00"],
      [
        t("Varustekirppis", "Second-hand gear market"),
        t("Yhdistyksen toimisto, Jyväskylä", "The office, Jyväskylä"),
        t("Kierrätä rinkkasi, löydä uusi.", "Pass on your rucksack, find another."),
        t("<p>Kiitos kaikille 60 kävijälle!</p>", "<p>Thanks to all 60 visitors!</p>"),
      ],
      { icon: "mdi-swap-horizontal" },
    ),
    event(
      212,
      [-22, -21, "10:00", "15:00"],
      [
        t("Talkoot Kuukkelinlammella", "Volunteering at Kuukkelinlampi"),
        t("Kuukkelinlampi", "Kuukkelinlampi"),
        t("Katto kuntoon ennen lunta.", "The roof before the snow."),
        t(
          '<p>Katto on valmis. <a href="/app/articles/103">Lue, miten se sujui</a>.</p>',
          '<p>The roof is done. <a href="/app/articles/103">Read how it went</a>.</p>',
        ),
      ],
      { icon: "mdi-hammer" },
    ),
  ];
}

/** A time in Helsinki with its offset, which depends on summer time: `2026-05-08T17:30+03:00`. */
function inHelsinki(date: Date, time: string): string {
  const zone = new Intl.DateTimeFormat("en", { timeZone: "Europe/Helsinki", timeZoneName: "longOffset" });
  const name = zone.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${isoTime(date, time)}:00${name.replace("GMT", "")}`;
}
