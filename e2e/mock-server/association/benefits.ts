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
  const show = t(
    "<p>Näytä jäsenkorttisi kassalla.</p>",
    "<p>Show your membership card at the till.</p>",
    "<p>Visa ditt medlemskort i kassan.</p>",
  );
  return [
    benefit(
      301,
      "mdi-bag-personal-outline",
      [
        t("Retkivaruste Rinkka & Remmi", "Rinkka & Remmi, outdoor shop", "Friluftsbutiken Rinkka & Remmi"),
        t(
          "15 % normaalihintaisista varusteista",
          "15 % off regular prices",
          "15 % rabatt på utrustning till normalpris",
        ),
        show,
      ],
      {
        badge: off(15),
        subtitle: t(
          "Helsinki, Tampere ja verkkokauppa",
          "Helsinki, Tampere and online",
          "Helsingfors, Tammerfors och nätbutiken",
        ),
      },
    ),
    benefit(
      304,
      "mdi-kayaking",
      [
        t("Melontavuokraamo Aallokko", "Aallokko, kayak rental", "Kajakuthyrningen Aallokko"),
        t(
          "20 % kajakeista ja kanooteista arkisin",
          "20 % off kayaks and canoes on weekdays",
          "20 % rabatt på kajaker och kanoter på vardagar",
        ),
        show,
      ],
      {
        badge: off(20),
        avatar: { url: "/files/picture-lake.svg" },
        content_blocks: [
          textBlock(3040, show),
          galleryBlock(3041, [
            ["picture-lake.svg", t("Vuokraamon ranta", "The shore of the rental", "Uthyrningens strand")],
            [
              "picture-trail.svg",
              t("Reitti alkaa laiturilta", "The route starts at the jetty", "Rutten börjar vid bryggan"),
            ],
          ]),
          filesBlock(3042, t, [["Hinnasto", "Price list", "Prislista"]]),
        ],
      },
    ),
    benefit(
      308,
      "mdi-bed-outline",
      [
        t("Majatalo Käpylä", "Käpylä guesthouse", "Gästhemmet Käpylä"),
        t("Kolmas yö maksutta", "The third night is free", "Tredje natten gratis"),
        "",
      ],
      {
        pagename: "majatalo-kapyla",
        subtitle: t("Rovaniemi", "Rovaniemi", "Rovaniemi"),
        content_blocks: [
          imageBlock(3080, "winter", t("Majatalo talvella", "The guesthouse in winter", "Gästhemmet på vintern")),
          textBlock(
            3081,
            t(
              "<p>Tarjous on voimassa ympäri vuoden, ei kuitenkaan hiihtolomaviikoilla. Mainitse jäsenyys varatessasi ja näytä kortti saapuessasi.</p>",
              "<p>Valid all year but for the skiing holidays. Mention your membership when you book, and show your card when you arrive.</p>",
              "<p>Erbjudandet gäller året om, dock inte under sportlovsveckorna. Nämn ditt medlemskap när du bokar och visa kortet när du kommer.</p>",
            ),
          ),
        ],
      },
    ),
    benefit(
      309,
      "mdi-bicycle",
      [
        t("Pyöräpaja Ketju", "Ketju, bicycle workshop", "Cykelverkstaden Ketju"),
        t("Kevythuolto 10 euron alennuksella", "10 euros off a basic service", "10 euro rabatt på en enkel service"),
        "",
      ],
      { redirect_url: "https://ketju.example/jasenedut", content_blocks: [] },
    ),
    // A minimal entry: only a name.
    { id: 310, title: t("Sauna Löyly & Lampi", "Löyly & Lampi, sauna", "Bastun Löyly & Lampi") },
  ];
}
