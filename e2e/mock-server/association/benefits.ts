import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";

/** What members get, from firms as invented as the association. */
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
    content_blocks: [{ id: id * 10, type: "text_content_block", content: text }],
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
      { badge: off(20), avatar: { url: "/files/picture-lake.svg" } },
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
  ];
}
