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
    text: t(`${left} paikkaa`, `${left} places`, `${left} platser`),
    color: "success",
    icon: "mdi-account-plus-outline",
  });
  return [
    event(
      201,
      [3, 3, "17:30", "20:00"],
      [
        t("Iltakävely otsalampun valossa", "An evening walk by headlamp", "Kvällspromenad i pannlampans sken"),
        t("Näätämetsä, Helsinki", "Näätämetsä, Helsinki", "Näätämetsä, Helsingfors"),
        t(
          "Leppoisa viiden kilometrin lenkki kaiken ikäisille.",
          "An easy five-kilometre round for all ages.",
          "En lugn runda på fem kilometer för alla åldrar.",
        ),
        t(
          "<p>Tapaamme pysäköintipaikalla. Ota otsalamppu ja lämmintä juotavaa.</p>",
          "<p>We meet at the car park. Bring a headlamp and something warm to drink.</p>",
          "<p>Vi träffas på parkeringsplatsen. Ta med pannlampa och något varmt att dricka.</p>",
        ),
      ],
      { badge: places(12), icon: "mdi-walk" },
    ),
    event(
      202,
      [8, 10, "16:00", "14:00"],
      [
        t("Tupaviikonloppu Kuukkelinlammella", "A hut weekend at Kuukkelinlampi", "Stugveckoslut vid Kuukkelinlampi"),
        t("Kuukkelinlampi", "Kuukkelinlampi", "Kuukkelinlampi"),
        t(
          "Kaksi yötä, sauna ja uusi kamina.",
          "Two nights, a sauna and the new stove.",
          "Två nätter, bastu och den nya kaminen.",
        ),
        "",
      ],
      {
        pagename: "tupaviikonloppu",
        avatar: { url: "/files/picture-hut.svg" },
        badge: places(2),
        icon: "mdi-home-roof",
        content_blocks: [
          imageBlock(2020, "hut", t("Tupa kuusten keskellä", "The hut among spruces", "Stugan bland granarna")),
          textBlock(
            2021,
            t(
              "<p>Tuvassa on kymmenen makuupaikkaa. Ruoka tehdään yhdessä, hinta 35 €.</p><h2>Ota mukaan</h2><ul><li>makuupussi</li><li>sisäkengät</li><li>otsalamppu</li></ul>",
              "<p>The hut sleeps ten. We cook together, the price is 35 €.</p><h2>Bring</h2><ul><li>a sleeping bag</li><li>indoor shoes</li><li>a headlamp</li></ul>",
              "<p>Stugan har tio sovplatser. Vi lagar mat tillsammans, och priset är 35 €.</p><h2>Ta med</h2><ul><li>sovsäck</li><li>inneskor</li><li>pannlampa</li></ul>",
            ),
          ),
          galleryBlock(2022, [
            ["picture-hut.svg", t("Tupa", "The hut", "Stugan")],
            ["picture-lake.svg", t("Uimaranta", "Where we swim", "Badstranden")],
            ["picture-winter.svg", t("Talvella", "In winter", "På vintern")],
          ]),
        ],
      },
    ),
    event(
      203,
      [15, 15, "10:00", "15:00"],
      [
        t("Lumikenkäretki Halosuolla", "Snowshoeing at Halosuo", "Snöskotur på Halosuo"),
        t("Halosuo, Tampere", "Halosuo, Tampere", "Halosuo, Tammerfors"),
        t(
          "Kenkiä saa lainata varustelainaamosta.",
          "Snowshoes can be borrowed from the gear library.",
          "Snöskor får du låna av föreningen.",
        ),
        t(
          "<p>Reitti on kahdeksan kilometriä. Tulistelutauko puolivälissä.</p>",
          "<p>The route is eight kilometres, with a fire at half-way.</p>",
          "<p>Rutten är åtta kilometer. Halvvägs rastar vi vid en eld.</p>",
        ),
      ],
      {
        avatar: { url: "/files/picture-winter.svg" },
        badge: { text: t("Täynnä", "Full", "Fullbokat"), color: "warning", icon: "mdi-account-cancel-outline" },
        icon: "mdi-snowflake",
      },
    ),
    event(
      204,
      [22, 22, "18:00", "20:30"],
      [
        t("Jäsenilta: kartta ja kompassi", "Members’ evening: map and compass", "Medlemskväll: karta och kompass"),
        t("Verkossa", "Online", "På nätet"),
        t("Perusteet kertauksena, verkossa.", "The basics once more, online.", "Vi repeterar grunderna, på nätet."),
        "",
      ],
      {
        icon: "mdi-compass-outline",
        content_blocks: [
          textBlock(
            2040,
            t(
              "<p>Linkki lähetetään ilmoittautuneille. Tallenne jää jäsenten katsottavaksi.</p>",
              "<p>The link is sent to those who sign up. A recording stays for members.</p>",
              "<p>De som anmäler sig får en länk. Medlemmarna kan se en inspelning efteråt.</p>",
            ),
          ),
          videoBlock(2041, t("Viime vuoden ilta", "Last year’s evening", "Fjolårets kväll")),
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
        t("Perheiden nuotiopäivä", "Families around the fire", "Familjedag vid elden"),
        t("Mäyrälahti, Turku", "Mäyrälahti, Turku", "Mäyrälahti, Åbo"),
        t(
          "Makkaraa, jälkien etsintää ja lättyjä.",
          "Sausages, animal tracks and pancakes.",
          "Korv, djurspår och plättar.",
        ),
        t(
          "<p>Lapset aikuisen seurassa. Jäsenille maksuton.</p>",
          "<p>Children with an adult. Free for members.</p>",
          "<p>Barn i sällskap med en vuxen. Gratis för medlemmar.</p>",
        ),
      ],
      // All day.
      { icon: "mdi-campfire", _start: isoDay(dateIn(29)), _end: isoDay(dateIn(29)), date: isoDay(dateIn(29)) },
    ),
    // A date in words: shown verbatim, without a calendar file.
    {
      id: 210,
      title: t("Kesäleiri Mäyrälahdessa", "Summer camp at Mäyrälahti", "Sommarläger i Mäyrälahti"),
      subtitle: t("Mäyrälahti, Turku", "Mäyrälahti, Turku", "Mäyrälahti, Åbo"),
      summary: t("Ajankohta tarkentuu keväällä.", "The dates are fixed in spring.", "Datumen slås fast på våren."),
      date: t("Heinäkuussa", "In July", "I juli"),
      icon: "mdi-tent",
      icon_color: "primary",
      content_blocks: [],
    },
    event(
      212,
      [-22, -21, "10:00", "15:00"],
      [
        t("Talkoot Kuukkelinlammella", "Volunteering at Kuukkelinlampi", "Talko vid Kuukkelinlampi"),
        t("Kuukkelinlampi", "Kuukkelinlampi", "Kuukkelinlampi"),
        t("Katto kuntoon ennen lunta.", "The roof before the snow.", "Taket i skick före snön."),
        t(
          '<p>Katto on valmis. <a href="/app/articles/103">Lue, miten se sujui</a>.</p>',
          '<p>The roof is done. <a href="/app/articles/103">Read how it went</a>.</p>',
          '<p>Taket är klart. <a href="/app/articles/103">Läs hur det gick</a>.</p>',
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
