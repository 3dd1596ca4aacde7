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
            ["hut", t("Tupa uudessa katossaan", "The hut under its new roof", "Stugan under sitt nya tak")],
            [
              "trail",
              t("Lautoja kannettiin polkua pitkin", "Boards were carried along the trail", "Bräder bars längs stigen"),
            ],
            ["meeting", t("Talkoolaiset päivällisellä", "Volunteers at dinner", "Talkofolket äter middag")],
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
      "",
      {
        avatar: { url: "/files/picture-lake.svg" },
        icon: "mdi-kayaking",
        subtitle: t("Kauden pitkä kertomus", "The long story of the season", "Den långa berättelsen om säsongen"),
        content_blocks: [
          textBlock(
            1050,
            t(
              "<p>Kiitos kaikille vetäjille! Ensi kesän melontaretket julkaistaan helmikuussa.</p><h2>Toukokuu</h2><p>Kausi alkoi Peilijärveltä aamulla, jolloin rantakivissä oli vielä jäätä. Kahdeksantoista melojaa lähti matkaan, ja kaikki palasivat kuivina, mitä voi pitää saavutuksena.</p><h2>Kesäkuu</h2><p>Yötön yö melottiin Saimaalla. Kolme päivää, 96 kilometriä ja yksi norppa, joka seurasi letkaa lahdelta toiselle. Uudet jäsenet oppivat, että märkäpuku kannattaa pukea ennen aamukahvia eikä sen jälkeen.</p><blockquote>Hiljaisuus oli niin syvä, että melan tippa kuului.</blockquote><h2>Heinäkuu</h2><p>Saaristossa tuuli kääntyi kahdesti vuorokaudessa, ja kahdesti vuorokaudessa vaihtui myös leirisaari. Yksi kanootti kaatui, eikä se ollut puheenjohtajan.</p><h2>Elokuu</h2><p>Viimeiset retket tehtiin pimeässä otsalamppujen valossa. Laskimme yhteen kilometrit: 1 200. Ensi vuonna tavoite on 1 500.</p>",
              "<p>Thanks to all leaders! Next summer’s trips are published in February.</p><h2>May</h2><p>The season began at Peilijärvi on a morning with ice on the stones of the shore. Eighteen paddlers left, and all came back dry, which counts as an achievement.</p><h2>June</h2><p>The nightless night was paddled on Lake Saimaa: three days, 96 kilometres and one seal that followed us from bay to bay. New members learned to put on the wetsuit before the morning coffee and not after it.</p><blockquote>It was so quiet that one heard a drop fall from the paddle.</blockquote><h2>July</h2><p>In the archipelago the wind turned twice a day, and twice a day we changed islands. One canoe capsized, and it was not the chair’s.</p><h2>August</h2><p>The last trips were made in the dark by headlamp. We added up the kilometres: 1,200. Next year we aim at 1,500.</p>",
              "<p>Tack till alla ledare! Nästa sommars paddlingsturer publiceras i februari.</p><h2>Maj</h2><p>Säsongen började på Peilijärvi en morgon då det ännu låg is på strandstenarna. Arton paddlare gav sig av, och alla kom torra tillbaka, vilket får räknas som en bedrift.</p><h2>Juni</h2><p>Den nattlösa natten paddlade vi på Saimen: tre dagar, 96 kilometer och en vikare som följde oss från vik till vik. De nya medlemmarna lärde sig att man tar på sig våtdräkten före morgonkaffet och inte efter det.</p><blockquote>Tystnaden var så djup att man hörde en droppe falla från paddeln.</blockquote><h2>Juli</h2><p>I skärgården vände vinden två gånger per dygn, och två gånger per dygn bytte vi holme. En kanot kantrade, och det var inte ordförandens.</p><h2>Augusti</h2><p>De sista turerna gjorde vi i mörkret, i pannlampornas sken. Vi räknade ihop kilometrarna: 1 200. Nästa år är målet 1 500.</p>",
            ),
          ),
        ],
      },
    ),
    article(
      106,
      58,
      t(
        "Revontuliretki täyttyi tunnissa",
        "The northern lights trip was full in an hour",
        "Norrskensturen blev full på en timme",
      ),
      t(
        "Järjestämme toisen retken maaliskuussa.",
        "We will run a second one in March.",
        "Vi ordnar en tur till i mars.",
      ),
      t(
        "<p>Jonossa on 40 jäsentä. Uusi retki tulee kalenteriin, kun tupa on varmistunut.</p>",
        "<p>There are 40 members waiting. A new trip goes into the calendar once the hut is confirmed.</p>",
        "<p>40 medlemmar står i kö. Den nya turen läggs in i kalendern när stugan är bokad.</p>",
      ),
      {
        avatar: { url: "/files/picture-aurora.svg" },
        icon: "mdi-weather-night",
        badge: { text: t("Täynnä", "Full", "Fullbokat"), color: "warning", icon: "mdi-account-cancel-outline" },
      },
    ),
    article(
      107,
      75,
      t(
        "Jäsenlehti Kaarna siirtyi uusiopaperille",
        "The magazine Kaarna moved to recycled paper",
        "Medlemstidningen Kaarna trycks nu på returpapper",
      ),
      t(
        "Verkkolehden voi valita omista tiedoista.",
        "You can choose the online edition in your account.",
        "Nättidningen kan du välja i dina uppgifter.",
      ),
      t(
        '<p>Jos luet lehteä mieluummin ruudulta, vaihda se <a href="/app/myaccount">omissa tiedoissasi</a>.</p>',
        '<p>If you would rather read on a screen, change it in <a href="/app/myaccount">your account</a>.</p>',
        '<p>Om du hellre läser tidningen på skärm kan du byta i <a href="/app/myaccount">dina uppgifter</a>.</p>',
      ),
      { icon: "mdi-leaf" },
    ),
    article(
      108,
      90,
      t("Luontokerhot etsivät ohjaajia", "Nature clubs are looking for leaders", "Naturklubbarna söker ledare"),
      t("Koulutus on jäsenille maksuton.", "Training is free for members.", "Utbildningen är gratis för medlemmar."),
      t(
        "<p>Ohjaajakoulutus on kaksi iltaa ja yksi lauantai. Aiempaa kokemusta ei tarvita.</p>",
        "<p>Training takes two evenings and a Saturday. No experience is needed.</p>",
        "<p>Ledarutbildningen omfattar två kvällar och en lördag. Tidigare erfarenhet behövs inte.</p>",
      ),
      { icon: "mdi-human-child", icon_color: "success" },
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
