import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { allBlocks } from "./all-blocks";
import { galleryBlock, textBlock } from "./collection-blocks";

export function pages(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      id: 401,
      pagename: "yhdistys",
      title: t("Tietoa yhdistyksestä", "About the association", "Om föreningen"),
      summary: t("Kuka olemme ja mitä teemme.", "Who we are and what we do.", "Vilka vi är och vad vi gör."),
      icon: "mdi-information-outline",
      content_blocks: allBlocks(locale),
    },
    {
      id: 402,
      pagename: "retkisaannot",
      title: t("Retkeilijän muistilista", "The hiker’s checklist", "Vandrarens minneslista"),
      summary: t(
        "Jokaisenoikeudet ja yhteiset tavat.",
        "Everyone’s rights and good manners.",
        "Allemansrätten och gott uppförande.",
      ),
      icon: "mdi-format-list-checks",
      content_blocks: [
        textBlock(
          4021,
          t(
            "<h2>Luonnossa</h2><p>Jätä vain jalanjäljet. Tulen saa tehdä merkitylle paikalle, kun maastopalovaroitusta ei ole.</p><h2>Ryhmässä</h2><p>Hitain määrää vauhdin. Ketään ei jätetä.</p>",
            "<h2>In nature</h2><p>Leave nothing but footprints. A fire may be lit in a marked place when there is no wildfire warning.</p><h2>In a group</h2><p>The slowest sets the pace. Nobody is left behind.</p>",
            "<h2>I naturen</h2><p>Lämna bara fotspår efter dig. Du får göra upp eld på märkta platser när ingen skogsbrandsvarning gäller.</p><h2>I gruppen</h2><p>Den långsammaste bestämmer takten. Ingen lämnas efter.</p>",
          ),
        ),
      ],
    },
    {
      id: 403,
      pagename: "ota-yhteytta",
      title: t("Yhteystiedot", "Contact", "Kontakt"),
      summary: t(
        "Toimisto palvelee arkisin 9–15.",
        "The office is open on weekdays from 9 to 15.",
        "Kansliet har öppet på vardagar kl. 9–15.",
      ),
      icon: "mdi-card-account-phone-outline",
      content_blocks: [
        textBlock(
          4031,
          t(
            '<p>Soita <a href="tel:+358405550100">040 555 0100</a> tai kirjoita <a href="mailto:toimisto@kaarnapolku.example">toimisto@kaarnapolku.example</a>.</p><p><a href="/app/myaccount">Muuta omia tietojasi</a> tai <a href="https://kaarnapolku.example/">avaa verkkosivut</a>.</p>',
            '<p>Call <a href="tel:+358405550100">+358 40 555 0100</a> or write to <a href="mailto:toimisto@kaarnapolku.example">toimisto@kaarnapolku.example</a>.</p><p><a href="/app/myaccount">Change your details</a> or <a href="https://kaarnapolku.example/">open the website</a>.</p>',
            '<p>Ring <a href="tel:+358405550100">040 555 0100</a> eller skriv till <a href="mailto:toimisto@kaarnapolku.example">toimisto@kaarnapolku.example</a>.</p><p><a href="/app/myaccount">Ändra dina uppgifter</a> eller <a href="https://kaarnapolku.example/">öppna webbplatsen</a>.</p>',
          ),
        ),
      ],
    },
    {
      id: 404,
      pagename: "kuvia-retkilta",
      title: t("Kuvia retkiltä", "Pictures from our trips", "Bilder från våra turer"),
      summary: t(
        "Revontulia, ruskaa ja yksi nuotio.",
        "Northern lights, autumn colours and one fire.",
        "Norrsken, höstfärger och en lägereld.",
      ),
      icon: "mdi-image-multiple-outline",
      avatar: { url: "/files/picture-aurora.svg" },
      content_blocks: pictureBlocks(locale),
    },
    {
      id: 405,
      pagename: "videot",
      title: t("Videot", "Videos", "Videor"),
      summary: t(
        "Tupavaraus, melontaa ja tallenteita.",
        "Hut bookings, paddling and recordings.",
        "Stugbokning, paddling och inspelningar.",
      ),
      icon: "mdi-play-box-multiple-outline",
      content_blocks: videoBlocks(locale),
    },
    {
      id: 406,
      pagename: "syysretki",
      title: t("Syysretki", "The autumn trip", "Höstturen"),
      summary: t(
        "Hinnat, kysymykset ja tallenteet.",
        "Prices, questions and recordings.",
        "Priser, frågor och inspelningar.",
      ),
      icon: "mdi-hiking",
      content_blocks: textBlocks(locale),
    },
  ];
}

/** A page of pictures: one of unknown size, and a gallery with a self-hosted video. */
function pictureBlocks(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    textBlock(
      4041,
      t(
        '<p>Jäsenten parhaat kuvat vuoden retkiltä. Lähetä omasi osoitteeseen <a href="mailto:kuvat@kaarnapolku.example">kuvat@kaarnapolku.example</a>.</p>',
        '<p>The members’ best pictures from the trips of the year. Send yours to <a href="mailto:kuvat@kaarnapolku.example">kuvat@kaarnapolku.example</a>.</p>',
        '<p>Medlemmarnas bästa bilder från årets turer. Skicka dina till <a href="mailto:kuvat@kaarnapolku.example">kuvat@kaarnapolku.example</a>.</p>',
      ),
    ),
    {
      id: 4042,
      type: "image_block",
      image: {
        url: "/files/picture-trail.svg",
        alt: t(
          "Kapea polku nousee tunturiin ruskan keskellä",
          "A narrow trail climbs a fell in autumn colours",
          "En smal stig klättrar upp på fjället i höstens färger",
        ),
        title: t(
          "Ruskaretki Kuukkelinvaaralle. Kuva: Tessa Test-Jäsen",
          "Autumn trip to Kuukkelinvaara. Photo: Tessa Test-Jäsen",
          "Hösttur till Kuukkelinvaara. Foto: Tessa Test-Jäsen",
        ),
      },
    },
    galleryBlock(4043, [
      ["picture-aurora.svg", t("Revontulet tunturin yllä", "Northern lights above the fell", "Norrsken över fjället")],
      ["video-aurora.webm", t("Revontulet liikkuvat", "The northern lights move", "Norrskenet rör sig")],
      ["picture-lake.svg", t("Melojat auringonlaskussa", "Paddlers at sunset", "Paddlare i solnedgången")],
      [
        "picture-winter.svg",
        t("Hiihtäjä lumisessa metsässä", "A skier in the snowy forest", "En skidåkare i den snöiga skogen"),
      ],
      ["picture-meeting.svg", t("Iltanuotio", "The evening fire", "Lägerelden på kvällen")],
      ["picture-trail.svg", ""],
      ["picture-hut.svg", t("Tupa odottaa", "The hut is waiting", "Stugan väntar")],
    ]),
  ];
}

/** A page of videos: two services, a self-hosted file, and one that can only be linked. */
function videoBlocks(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      id: 4051,
      type: "video_block",
      title: t("Näin varaat tuvan", "How to book a hut", "Så bokar du en stuga"),
      video_link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      embed:
        '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1" frameborder="0" allow="autoplay" allowfullscreen></iframe>',
    },
    {
      id: 4052,
      type: "video_block",
      title: t("Päivä melontaretkellä", "A day on a paddling trip", "En dag på paddlingstur"),
      video_link: "https://vimeo.com/76979871",
      embed:
        '<div style="padding:56.25% 0 0 0;position:relative"><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e" style="position:absolute;top:0;left:0;width:100%;height:100%" title="Vimeo"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    },
    {
      id: 4053,
      type: "video_block",
      title: t("Revontulet helmikuussa", "Northern lights in February", "Norrsken i februari"),
      video_link: "/files/video-aurora.webm",
    },
    {
      id: 4054,
      type: "video_block",
      title: t("Syyskokouksen tallenne", "Recording of the autumn meeting", "Inspelning av höstmötet"),
      video_link: "https://kokous.example/tallenteet/syyskokous",
      embed: '<iframe src="https://kokous.example/upotus/syyskokous"></iframe>',
    },
  ];
}

/** Rich text with every meaningful element and every kind of embed. */
function textBlocks(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      id: 4061,
      type: "text_content_block",
      title: t("Syysretken hinnasto", "Prices of the autumn trip", "Priser för höstturen"),
      content: t(
        '<p>Retki maksaa <del>50 €</del> <ins>40 €</ins>. Puheenjohtaja lupasi: <q>Sataa tai paistaa, lähdetään</q>. Lomake avautuu näppäimillä <kbd>Ctrl</kbd> + <kbd>P</kbd>. <mark>Ilmoittaudu 1.10. mennessä.</mark> Tupa on 25 m<sup>2</sup>, ja hiilidioksidia (CO<sub>2</sub>) säästyy. <abbr title="esimerkiksi">Esim.</abbr> <s>lauantai</s> <strike>perjantai</strike> sunnuntai.</p><p>Merkki <img src="/files/avatar-1.svg" alt="kuukkeli" height="24"> kertoo opastetusta retkestä.</p><ol type="a"><li>makuupussi</li><li>kuksa</li><li value="7">sauvat</li></ol><ol reversed><li>kolmas sija</li><li>toinen</li><li>voittaja</li></ol>',
        '<p>The trip costs <del>50 €</del> <ins>40 €</ins>. The chair promised: <q>Rain or shine, we go</q>. The form opens with <kbd>Ctrl</kbd> + <kbd>P</kbd>. <mark>Sign up by 1 October.</mark> The hut has 25 m<sup>2</sup>, and carbon dioxide (CO<sub>2</sub>) is saved. <abbr title="for example">E.g.</abbr> <s>Saturday</s> <strike>Friday</strike> Sunday.</p><p>The sign <img src="/files/avatar-1.svg" alt="of the jay" height="24"> marks a guided trip.</p><ol type="a"><li>sleeping bag</li><li>cup</li><li value="7">poles</li></ol><ol reversed><li>third place</li><li>second</li><li>winner</li></ol>',
        '<p>Turen kostar <del>50 €</del> <ins>40 €</ins>. Ordföranden lovade: <q>I ur och skur, vi ger oss av</q>. Formuläret öppnas med tangenterna <kbd>Ctrl</kbd> + <kbd>P</kbd>. <mark>Anmäl dig senast 1.10.</mark> Stugan är 25 m<sup>2</sup>, och vi spar koldioxid (CO<sub>2</sub>). <abbr title="till exempel">T.ex.</abbr> <s>lördag</s> <strike>fredag</strike> söndag.</p><p>Märket <img src="/files/avatar-1.svg" alt="lavskrika" height="24"> visar att turen är guidad.</p><ol type="a"><li>sovsäck</li><li>kåsa</li><li value="7">stavar</li></ol><ol reversed><li>tredje plats</li><li>andra</li><li>vinnare</li></ol>',
      ),
    },
    textBlock(
      4062,
      t(
        '<details open><summary>Mitä maksaa?</summary>20 euroa, jäsenille <b>10 euroa</b>.</details><details><summary>Mitä mukaan?</summary><ul><li>eväät</li><li>lamppu</li></ul></details><aside>Muista lamppu.</aside><nav><a href="#yhteys">Yhteystietoihin</a></nav><fieldset><legend>Lähtö</legend>Kello 9 asemalta</fieldset><p>Kysy: <a href="sms:+358405550100">tekstiviesti</a>, <a href="geo:60.17,24.94">kartta</a>, <a href="webcal://kaarnapolku.example/retket.ics">kalenteri</a>.</p><a name="yhteys"></a><h3>Yhteystiedot</h3><p>Retket: 040 555 0100</p>',
        '<details open><summary>What does it cost?</summary>20 euros, for members <b>10 euros</b>.</details><details><summary>What to take along?</summary><ul><li>food</li><li>a lamp</li></ul></details><aside>Remember the lamp.</aside><nav><a href="#contact">To the contacts</a></nav><fieldset><legend>Departure</legend>At 9 from the station</fieldset><p>Ask: <a href="sms:+358405550100">text message</a>, <a href="geo:60.17,24.94">map</a>, <a href="webcal://kaarnapolku.example/trips.ics">calendar</a>.</p><a name="contact"></a><h3>Contacts</h3><p>Trips: +358 40 555 0100</p>',
        '<details open><summary>Vad kostar det?</summary>20 euro, för medlemmar <b>10 euro</b>.</details><details><summary>Vad ska jag ta med?</summary><ul><li>matsäck</li><li>lampa</li></ul></details><aside>Kom ihåg lampan.</aside><nav><a href="#kontakt">Till kontaktuppgifterna</a></nav><fieldset><legend>Avfärd</legend>Klockan 9 från stationen</fieldset><p>Fråga: <a href="sms:+358405550100">textmeddelande</a>, <a href="geo:60.17,24.94">karta</a>, <a href="webcal://kaarnapolku.example/turer.ics">kalender</a>.</p><a name="kontakt"></a><h3>Kontaktuppgifter</h3><p>Turer: 040 555 0100</p>',
      ),
    ),
    {
      id: 4063,
      type: "text_content_block",
      title: t("Katso ja kuuntele", "Watch and listen", "Se och lyssna"),
      content: t(
        '<p>Video viime syksyltä:</p><figure><oembed url="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></oembed></figure><p>Oma tallenne:</p><p><video controls title="Revontulet"><source src="/files/video-aurora.webm" type="video/webm">Ei videota</video></p><iframe src="https://lomakkeet.example/ilmoittautuminen" title="Ilmoittautumislomake">Ladataan…</iframe><audio src="https://radio.example/kuukkeli.mp3"></audio><p>Järvi, jolle meloimme: <img src="/files/picture-lake.svg" alt="Järvi auringon laskiessa" width="600" height="400"></p>',
        '<p>A video of last autumn:</p><figure><oembed url="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></oembed></figure><p>A recording of our own:</p><p><video controls title="Northern lights"><source src="/files/video-aurora.webm" type="video/webm">No video</video></p><iframe src="https://lomakkeet.example/ilmoittautuminen" title="Sign-up form">Loading…</iframe><audio src="https://radio.example/kuukkeli.mp3"></audio><p>The lake that we paddled on: <img src="/files/picture-lake.svg" alt="A lake at sunset" width="600" height="400"></p>',
        '<p>En video från i höstas:</p><figure><oembed url="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></oembed></figure><p>Vår egen inspelning:</p><p><video controls title="Norrsken"><source src="/files/video-aurora.webm" type="video/webm">Ingen video</video></p><iframe src="https://lomakkeet.example/ilmoittautuminen" title="Anmälningsblankett">Laddar…</iframe><audio src="https://radio.example/kuukkeli.mp3"></audio><p>Sjön som vi paddlade på: <img src="/files/picture-lake.svg" alt="En sjö i solnedgången" width="600" height="400"></p>',
      ),
    },
  ];
}
