import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { dateIn, formatDate, isoDay } from "./dates";

/** News of the association, newest first. */
export function articles(locale: Locale): WireObject[] {
  const t = translator(locale);
  const article = (
    id: number,
    daysAgo: number,
    title: string,
    summary: string,
    text: string,
    more: WireObject = {},
  ): WireObject => ({
    id,
    title,
    summary,
    subtitle: formatDate(locale, dateIn(-daysAgo)),
    date: isoDay(dateIn(-daysAgo)),
    icon: "mdi-newspaper-variant-outline",
    icon_color: "secondary",
    content_blocks: [{ id: id * 10, type: "text_content_block", content: text }],
    ...more,
  });
  return [
    article(
      101,
      2,
      t("Talven retkikalenteri on auki", "The winter calendar is open"),
      t(
        "Hiihtoretkiä, lumikenkäilyä ja kaksi yötä tuvassa. Ilmoittaudu ajoissa.",
        "Ski tours, snowshoeing and two nights in a hut. Sign up in good time.",
      ),
      t(
        '<p>Talvikauden retket ovat nyt kalenterissa. Mukana on <strong>12 päiväretkeä</strong> ja kolme viikonloppua tuvassa.</p><p>Ilmoittautuminen avautuu jäsenille viikkoa ennen muita. <a href="/app/events">Katso tapahtumat</a>.</p>',
        '<p>The trips of the winter season are now in the calendar: <strong>12 day trips</strong> and three weekends in a hut.</p><p>Members can sign up a week before everyone else. <a href="/app/events">See the events</a>.</p>',
      ),
      {
        pagename: "talven-retkikalenteri",
        avatar: { url: "/files/picture-winter.svg" },
        badge: { text: t("Uusi", "New"), color: "primary", icon: "mdi-star-outline" },
        content_blocks: [
          {
            id: 1010,
            type: "image_block",
            image: {
              url: "/files/picture-winter.svg",
              alt: t("Luminen metsä iltahämärässä", "A snowy forest at dusk"),
            },
          },
          {
            id: 1011,
            type: "text_content_block",
            content: t(
              '<p>Talvikauden retket ovat nyt kalenterissa. Mukana on <strong>12 päiväretkeä</strong> ja kolme viikonloppua tuvassa.</p><p>Ilmoittautuminen avautuu jäsenille viikkoa ennen muita. <a href="/app/events">Katso tapahtumat</a>.</p>',
              '<p>The trips of the winter season are now in the calendar: <strong>12 day trips</strong> and three weekends in a hut.</p><p>Members can sign up a week before everyone else. <a href="/app/events">See the events</a>.</p>',
            ),
          },
        ],
      },
    ),
    article(
      102,
      9,
      t("Syyskokous valitsi uuden hallituksen", "The autumn meeting elected a new board"),
      t("Puheenjohtajana jatkaa Erkki Esimerkki.", "Erkki Esimerkki continues as chair."),
      t(
        "<p>Syyskokouksessa oli 64 jäsentä. Ensi vuoden jäsenmaksuksi vahvistettiin 42 euroa, nuorilta 18 euroa.</p><h2>Hallitus</h2><ul><li>Erkki Esimerkki, puheenjohtaja</li><li>Tessa Test-Jäsen, varapuheenjohtaja</li><li>Matti Malliretkeilijä, taloudenhoitaja</li></ul>",
        "<p>64 members came to the autumn meeting. Next year’s fee is 42 euros, for the young 18 euros.</p><h2>The board</h2><ul><li>Erkki Esimerkki, chair</li><li>Tessa Test-Jäsen, vice chair</li><li>Matti Malliretkeilijä, treasurer</li></ul>",
      ),
      { avatar: "/files/picture-meeting.svg", icon: "mdi-gavel" },
    ),
    article(
      103,
      16,
      t("Kuukkelinlammen tupa kunnostettiin talkoilla", "Volunteers repaired the hut at Kuukkelinlampi"),
      t("Uusi kamina lämmittää, ja katto pitää taas vettä.", "A new stove warms the hut, and the roof is tight again."),
      t(
        "<p>Kolmekymmentä talkoolaista, kaksi viikonloppua ja 140 metriä uutta huopaa. Tupa on taas varattavissa.</p>",
        "<p>Thirty volunteers, two weekends and 140 metres of new roofing felt. The hut can be booked again.</p>",
      ),
      { avatar: { url: "/files/picture-hut.svg" }, icon: "mdi-home-roof" },
    ),
    article(
      104,
      30,
      t("Näin pakkaat päiväretkelle", "Packing for a day hike"),
      t("Kymmenen tavaraa, joilla pärjää yllättävänkin sään.", "Ten things that see you through any weather."),
      t(
        "<p>Kevyt reppu on iloinen reppu. Ota mukaan ainakin:</p><ol><li>kartta ja kompassi</li><li>otsalamppu</li><li>lämmin taukotakki</li><li>juotavaa ja evästä</li><li>ensiapupakkaus</li></ol>",
        "<p>A light pack is a happy pack. Take at least:</p><ol><li>map and compass</li><li>headlamp</li><li>a warm jacket for breaks</li><li>water and a snack</li><li>first-aid kit</li></ol>",
      ),
      { avatar: { url: "/files/picture-trail.svg" }, icon: "mdi-bag-personal-outline" },
    ),
    article(
      105,
      44,
      t("Melontakausi päättyi 1 200 kilometriin", "The paddling season ended at 1,200 kilometres"),
      t("Yhdeksän retkeä, kuusi osastoa, yksi kaatunut kanootti.", "Nine trips, six branches, one capsized canoe."),
      t(
        "<p>Kiitos kaikille vetäjille! Ensi kesän melontaretket julkaistaan helmikuussa.</p>",
        "<p>Thanks to all leaders! Next summer’s trips are published in February.</p>",
      ),
      { avatar: { url: "/files/picture-lake.svg" }, icon: "mdi-kayaking" },
    ),
    article(
      106,
      58,
      t("Revontuliretki täyttyi tunnissa", "The northern lights trip was full in an hour"),
      t("Järjestämme toisen retken maaliskuussa.", "We will run a second one in March."),
      t(
        "<p>Jonossa on 40 jäsentä. Uusi retki tulee kalenteriin, kun tupa on varmistunut.</p>",
        "<p>There are 40 members waiting. A new trip goes into the calendar once the hut is confirmed.</p>",
      ),
      {
        avatar: { url: "/files/picture-aurora.svg" },
        icon: "mdi-weather-night",
        badge: { text: t("Täynnä", "Full"), color: "warning", icon: "mdi-account-cancel-outline" },
      },
    ),
    article(
      107,
      75,
      t("Jäsenlehti Kaarna siirtyi uusiopaperille", "The magazine Kaarna moved to recycled paper"),
      t("Verkkolehden voi valita omista tiedoista.", "You can choose the online edition in your account."),
      t(
        '<p>Jos luet lehteä mieluummin ruudulta, vaihda se <a href="/app/myaccount">omissa tiedoissasi</a>.</p>',
        '<p>If you would rather read on a screen, change it in <a href="/app/myaccount">your account</a>.</p>',
      ),
      { icon: "mdi-leaf" },
    ),
    article(
      108,
      90,
      t("Luontokerhot etsivät ohjaajia", "Nature clubs are looking for leaders"),
      t("Koulutus on jäsenille maksuton.", "Training is free for members."),
      t(
        "<p>Ohjaajakoulutus on kaksi iltaa ja yksi lauantai. Aiempaa kokemusta ei tarvita.</p>",
        "<p>Training takes two evenings and a Saturday. No experience is needed.</p>",
      ),
      { icon: "mdi-human-child", icon_color: "success" },
    ),
    article(
      109,
      120,
      t("Kesän valokuvakilpailun voittajat", "Winners of the summer photo contest"),
      t("Avaa yhdistyksen verkkosivuilla.", "Opens on the association’s website."),
      "",
      { icon: "mdi-camera-outline", redirect_url: "https://kaarnapolku.example/valokuvat", content_blocks: [] },
    ),
  ];
}
