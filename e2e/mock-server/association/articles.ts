import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { filesBlock, galleryBlock, imageBlock, textBlock, videoBlock } from "./collection-blocks";
import { dateIn, isoDay } from "./dates";

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
    date: isoDay(dateIn(-daysAgo)),
    icon: "mdi-newspaper-variant-outline",
    icon_color: "secondary",
    content_blocks: [textBlock(id * 10, text)],
    ...more,
  });
  const winter = t(
    '<p>Talvikauden retket ovat nyt kalenterissa. Mukana on <strong>12 päiväretkeä</strong> ja kolme viikonloppua tuvassa.</p><p>Ilmoittautuminen avautuu jäsenille viikkoa ennen muita. <a href="/app/events">Katso tapahtumat</a>.</p>',
    '<p>The trips of the winter season are now in the calendar: <strong>12 day trips</strong> and three weekends in a hut.</p><p>Members can sign up a week before everyone else. <a href="/app/events">See the events</a>.</p>',
    '<p>Vinterns turer finns nu i kalendern: <strong>12 dagsturer</strong> och tre veckoslut i stuga.</p><p>Medlemmar kan anmäla sig en vecka före alla andra. <a href="/app/events">Se evenemangen</a>.</p>',
  );
  return [
    article(
      101,
      2,
      t("Talven retkikalenteri on auki", "The winter calendar is open", "Vinterns turkalender har öppnat"),
      t(
        "Hiihtoretkiä, lumikenkäilyä ja kaksi yötä tuvassa. Ilmoittaudu ajoissa.",
        "Ski tours, snowshoeing and two nights in a hut. Sign up in good time.",
        "Skidturer, snöskovandring och två nätter i stuga. Anmäl dig i god tid.",
      ),
      winter,
      {
        pagename: "talven-retkikalenteri",
        avatar: { url: "/files/picture-winter.svg" },
        badge: { text: t("Uusi", "New", "Nytt"), color: "primary", icon: "mdi-star-outline" },
        content_blocks: [
          imageBlock(
            1010,
            "winter",
            t("Luminen metsä iltahämärässä", "A snowy forest at dusk", "Snöig skog i skymningen"),
            t(
              "Talven ensimmäinen retki lähtee Halosuolle",
              "The first trip of the winter goes to Halosuo",
              "Vinterns första tur går till Halosuo",
            ),
          ),
          textBlock(1011, winter),
          filesBlock(1012, t, [["Talven retkikalenteri", "The winter calendar", "Vinterns turkalender"]]),
        ],
      },
    ),
    article(
      102,
      9,
      t(
        "Syyskokous valitsi uuden hallituksen",
        "The autumn meeting elected a new board",
        "Höstmötet valde en ny styrelse",
      ),
      t(
        "Puheenjohtajana jatkaa Erkki Esimerkki.",
        "Erkki Esimerkki continues as chair.",
        "Erkki Esimerkki fortsätter som ordförande.",
      ),
      t(
        "<p>Syyskokouksessa oli 64 jäsentä. Ensi vuoden jäsenmaksuksi vahvistettiin 42 euroa, nuorilta 18 euroa.</p><h2>Hallitus</h2><ul><li>Erkki Esimerkki, puheenjohtaja</li><li>Tessa Test-Jäsen, varapuheenjohtaja</li><li>Matti Malliretkeilijä, taloudenhoitaja</li></ul>",
        "<p>64 members came to the autumn meeting. Next year’s fee is 42 euros, for the young 18 euros.</p><h2>The board</h2><ul><li>Erkki Esimerkki, chair</li><li>Tessa Test-Jäsen, vice chair</li><li>Matti Malliretkeilijä, treasurer</li></ul>",
        "<p>64 medlemmar deltog i höstmötet. Nästa års medlemsavgift fastställdes till 42 euro, för unga 18 euro.</p><h2>Styrelsen</h2><ul><li>Erkki Esimerkki, ordförande</li><li>Tessa Test-Jäsen, vice ordförande</li><li>Matti Malliretkeilijä, kassör</li></ul>",
      ),
      { avatar: "/files/picture-meeting.svg", icon: "mdi-gavel" },
    ),
    article(
      103,
      16,
      t(
        "Kuukkelinlammen tupa kunnostettiin talkoilla",
        "Volunteers repaired the hut at Kuukkelinlampi",
        "Stugan vid Kuukkelinlampi rustades upp på talko",
      ),
      t(
        "Uusi kamina lämmittää, ja katto pitää taas vettä.",
        "A new stove warms the hut, and the roof is tight again.",
        "En ny kamin värmer, och taket håller tätt igen.",
      ),
      "",
      {
        avatar: { url: "/files/picture-hut.svg" },
        icon: "mdi-home-roof",
        subtitle: t("Talkoiden satoa", "What the volunteers achieved", "Det här åstadkom vi på talkot"),
        content_blocks: [
          textBlock(
            1030,
            t(
              "<p>Kolmekymmentä talkoolaista, kaksi viikonloppua ja 140 metriä uutta huopaa. Tupa on taas varattavissa.</p><h2>Mitä tehtiin</h2><ol><li>vanha kamina vietiin ahkiolla tielle</li><li>katon lahot ruoteet vaihdettiin</li><li>saunan kiuas muurattiin uudelleen</li></ol>",
              "<p>Thirty volunteers, two weekends and 140 metres of new roofing felt. The hut can be booked again.</p><h2>What was done</h2><ol><li>the old stove went to the road on a sledge</li><li>rotten battens of the roof were replaced</li><li>the sauna stove was rebuilt</li></ol>",
              "<p>Trettio talkodeltagare, två veckoslut och 140 meter ny takfilt. Nu går stugan att boka igen.</p><h2>Det här gjorde vi</h2><ol><li>den gamla kaminen drogs till vägen på en ackja</li><li>takets murkna läkt byttes ut</li><li>bastuugnen murades om</li></ol>",
            ),
          ),
          galleryBlock(1031, [
            ["picture-hut.svg", t("Tupa uudessa katossaan", "The hut under its new roof", "Stugan under sitt nya tak")],
            [
              "picture-trail.svg",
              t("Lautoja kannettiin polkua pitkin", "Boards were carried along the trail", "Bräder bars längs stigen"),
            ],
            ["picture-meeting.svg", t("Talkoolaiset päivällisellä", "Volunteers at dinner", "Talkofolket äter middag")],
          ]),
          videoBlock(1032, t("Näin katto valmistui", "How the roof was made", "Så blev taket klart")),
        ],
      },
    ),
    article(
      104,
      30,
      t("Näin pakkaat päiväretkelle", "Packing for a day hike", "Så packar du för en dagstur"),
      t(
        "Kymmenen tavaraa, joilla pärjää yllättävänkin sään.",
        "Ten things that see you through any weather.",
        "Tio saker som du klarar dig med i alla väder.",
      ),
      t(
        "<p>Kevyt reppu on iloinen reppu. Ota mukaan ainakin:</p><ol><li>kartta ja kompassi</li><li>otsalamppu</li><li>lämmin taukotakki</li><li>juotavaa ja evästä</li><li>ensiapupakkaus</li></ol>",
        "<p>A light pack is a happy pack. Take at least:</p><ol><li>map and compass</li><li>headlamp</li><li>a warm jacket for breaks</li><li>water and a snack</li><li>first-aid kit</li></ol>",
        "<p>En lätt ryggsäck är en glad ryggsäck. Ta med åtminstone:</p><ol><li>karta och kompass</li><li>pannlampa</li><li>en varm jacka för pauserna</li><li>dricka och matsäck</li><li>första hjälpen-väska</li></ol>",
      ),
      { avatar: { url: "/files/picture-trail.svg" }, icon: "mdi-bag-personal-outline" },
    ),
    article(
      105,
      44,
      t(
        "Melontakausi päättyi 1 200 kilometriin",
        "The paddling season ended at 1,200 kilometres",
        "Vi paddlade 1 200 kilometer i år",
      ),
      t(
        "Yhdeksän retkeä, kuusi osastoa, yksi kaatunut kanootti.",
        "Nine trips, six branches, one capsized canoe.",
        "Nio turer, sex avdelningar, en kantrad kanot.",
      ),
      t(
        "<p>Kiitos kaikille vetäjille! Ensi kesän melontaretket julkaistaan helmikuussa.</p><blockquote>Hiljaisuus oli niin syvä, että melan tippa kuului.</blockquote>",
        "<p>Thanks to all leaders! Next summer’s trips are published in February.</p><blockquote>It was so quiet that one heard a drop fall from the paddle.</blockquote>",
        "<p>Tack till alla ledare! Nästa sommars paddlingsturer publiceras i februari.</p><blockquote>Tystnaden var så djup att man hörde en droppe falla från paddeln.</blockquote>",
      ),
      {
        avatar: { url: "/files/picture-lake.svg" },
        icon: "mdi-kayaking",
        subtitle: t("Kauden kertomus", "The story of the season", "Berättelsen om säsongen"),
      },
    ),
    article(
      109,
      120,
      t("Kesän valokuvakilpailun voittajat", "Winners of the summer photo contest", "Vinnarna i sommarens fototävling"),
      t("Avaa yhdistyksen verkkosivuilla.", "Opens on the association’s website.", "Öppnas på föreningens webbplats."),
      "",
      { icon: "mdi-camera-outline", redirect_url: "https://kaarnapolku.example/valokuvat", content_blocks: [] },
    ),
  ];
}
