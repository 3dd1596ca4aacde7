import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { textBlock } from "./collection-blocks";

/** Rich text with every meaningful element and every kind of embed. */
export function textBlocks(locale: Locale): WireObject[] {
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
