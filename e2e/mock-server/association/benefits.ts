import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { filesBlock, galleryBlock, imageBlock, textBlock } from "./collection-blocks";

/** Benefits, from fictional firms. */
export function benefits(locale: Locale): WireObject[] {
  const t = translator(locale);
  const benefit = (
    id: number,
    icon: string,
    [title, summary, text]: [string, string, string],
    more: WireObject = {},
  ): WireObject => ({
    id,
    title,
    summary,
    icon,
    icon_color: "secondary",
    content_blocks: [textBlock(id * 10, text)],
    ...more,
  });
  const off = (percent: number) => ({ text: `−${percent} %`, color: "primary", icon: "mdi-tag-outline" });
  const show = t("<p>Näytä jäsenkorttisi kassalla.</p>", "<p>Show your membership card at the till.</p>");
  return [
    benefit(
      301,
      "mdi-bag-personal-outline",
      [
        t("Retkivaruste Rinkka & Remmi", "Rinkka & Remmi, outdoor shop"),
        t("15 % normaalihintaisista varusteista", "15 % off regular prices"),
        show,
      ],
      { badge: off(15), subtitle: t("Helsinki, Tampere ja verkkokauppa", "Helsinki, Tampere and online") },
    ),
    benefit(302, "mdi-home-roof", [
      t("Yhdistyksen tuvat", "The association’s huts"),
      t("Jäsenhinta kaikissa seitsemässä tuvassa", "Members’ price in all seven huts"),
      t(
        '<p>Yö tuvassa 12 €, muille 25 €. <a href="https://kaarnapolku.example/tuvat">Varaa tupa</a>.</p>',
        '<p>A night in a hut 12 €, for others 25 €. <a href="https://kaarnapolku.example/tuvat">Book a hut</a>.</p>',
      ),
    ]),
    benefit(
      303,
      "mdi-train",
      [
        t("Raidelinja Pohjoinen", "Raidelinja Pohjoinen, trains"),
        t("10 % yöjunan makuupaikoista", "10 % off berths in the night train"),
        t(
          "<p>Käytä varatessa koodia <strong>KAARNA10</strong>.</p>",
          "<p>Use the code <strong>KAARNA10</strong> when you book.</p>",
        ),
      ],
      { badge: off(10) },
    ),
    benefit(
      304,
      "mdi-kayaking",
      [
        t("Melontavuokraamo Aallokko", "Aallokko, kayak rental"),
        t("20 % kajakeista ja kanooteista arkisin", "20 % off kayaks and canoes on weekdays"),
        show,
      ],
      {
        badge: off(20),
        avatar: { url: "/files/picture-lake.svg" },
        content_blocks: [
          textBlock(3040, show),
          galleryBlock(3041, [
            ["lake", t("Vuokraamon ranta", "The shore of the rental")],
            ["trail", t("Reitti alkaa laiturilta", "The route starts at the jetty")],
          ]),
          filesBlock(3042, t, [["Hinnasto", "Price list"]]),
        ],
      },
    ),
    benefit(305, "mdi-shield-check-outline", [
      t("Retkivakuutus", "Outdoor insurance"),
      t("Kuuluu jäsenyyteen yhdistyksen retkillä", "Part of your membership on our trips"),
      t(
        "<p>Vakuutus on voimassa kaikilla yhdistyksen retkillä Suomessa.</p>",
        "<p>You are insured on every trip of the association in Finland.</p>",
      ),
    ]),
    benefit(
      306,
      "mdi-book-open-page-variant",
      [
        t("Kirjakauppa Tuohikansi", "Tuohikansi, bookshop"),
        t("Kartat ja retkioppaat −25 %", "Maps and guidebooks −25 %"),
        show,
      ],
      { badge: off(25) },
    ),
    benefit(
      307,
      "mdi-coffee-outline",
      [t("Tunturikahvila Kuksa", "Kuksa, café on the fell"), t("Kahvi santsikupilla", "Coffee with a refill"), show],
      { avatar: { url: "/files/picture-trail.svg" } },
    ),
    benefit(
      308,
      "mdi-bed-outline",
      [
        t("Majatalo Käpylä", "Käpylä guesthouse"),
        t("Kolmas yö maksutta", "The third night is free"),
        t(
          "<p>Tarjous on voimassa ympäri vuoden, ei kuitenkaan hiihtolomaviikoilla. Mainitse jäsenyys varatessasi ja näytä kortti saapuessasi.</p>",
          "<p>Valid all year but for the skiing holidays. Mention your membership when you book, and show your card when you arrive.</p>",
        ),
      ],
      {
        pagename: "majatalo-kapyla",
        subtitle: t("Rovaniemi", "Rovaniemi"),
        content_blocks: [
          imageBlock(3080, "winter", t("Majatalo talvella", "The guesthouse in winter")),
          textBlock(
            3081,
            t(
              "<p>Tarjous on voimassa ympäri vuoden, ei kuitenkaan hiihtolomaviikoilla. Mainitse jäsenyys varatessasi ja näytä kortti saapuessasi.</p>",
              "<p>Valid all year but for the skiing holidays. Mention your membership when you book, and show your card when you arrive.</p>",
            ),
          ),
        ],
      },
    ),
    benefit(
      309,
      "mdi-bicycle",
      [
        t("Pyöräpaja Ketju", "Ketju, bicycle workshop"),
        t("Kevythuolto 10 euron alennuksella", "10 euros off a basic service"),
        "",
      ],
      { redirect_url: "https://ketju.example/jasenedut", content_blocks: [] },
    ),
    // A minimal entry: only a name.
    { id: 310, title: t("Sauna Löyly & Lampi", "Löyly & Lampi, sauna") },
  ];
}
